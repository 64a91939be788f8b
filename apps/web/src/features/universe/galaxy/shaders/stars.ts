import { MOST_REACH } from '@trendverse/domain/galaxy/life'
import { FRAME_GLSL } from './frame'
import { LIVES_GLSL } from './lives'

/** Colours of categories a shader can hold; a table longer than this begins again. */
export const PALETTE_SIZE = 32

/**
 * Light and size of a star. Near the camera it is a body with a halo, far away a point: points are never smaller than can
 * be seen, and dimmer instead.
 */
const STAR_GLSL = /* glsl */ `
${FRAME_GLSL}
uniform float arms,crowd; uniform vec3 palette[${PALETTE_SIZE}];
${LIVES_GLSL}
in uint mark;
const vec4 NOWHERE=vec4(2.,2.,2.,1.);
vec3 starColor(){ return palette[kind.y%${PALETTE_SIZE}u]; }
float reachShare(){ return float(kind.x)/${MOST_REACH}.; }
// How much of the star is seen as a planet, and the diameter of that.
vec2 planetOf(){ return mark>3u?planets[mark>>2u].xy:vec2(0.); }
float bodyPixels(float light,float depth){
  float reach=reachShare(), body=crowd*(.012+.085*reach*reach)*(.45+.55*light)*pixelsPerUnit/depth;
  vec2 planet=planetOf();
  return mix(body,max(body,planet.y),planet.x);
}
float distanceFade(float depth){ return exp(-.0042*15.*depth); }
float attention(){ return searching>.5&&(mark&3u)==0u?.1:1.; }
`

/** Near stars are bodies, lit from the heart of the galaxy. */
export const BODIES_VERTEX = /* glsl */ `
${STAR_GLSL}
out vec3 vColor; out vec3 vSun; out float vLight; flat out float vSeed; flat out float vRadius; out float vDetail;
void main(){
  float light=lifeLight();
  vec3 place=lifePlace();
  vec4 at=viewProjection*vec4(place,1.);
  float pixels=bodyPixels(light,at.w);
  if(light==0.||pixels<3.*pixelRatio||at.w<.05||planetOf().x>.99){ gl_Position=NOWHERE; return; }
  gl_Position=at;
  gl_PointSize=min(pixels,160.*pixelRatio);
  vRadius=.5*gl_PointSize;
  vColor=starColor()*attention()*fade;
  vSun=normalize(axes*-place+vec3(0.,0.,.4));
  vLight=light;
  vSeed=hashedFraction(number,9u)*40.;
  vDetail=smoothstep(9.,26.,pixels/pixelRatio);
}`

export const BODIES_FRAGMENT = /* glsl */ `
in vec3 vColor; in vec3 vSun; in float vLight; flat in float vSeed; flat in float vRadius; in float vDetail;
out vec4 color;
void main(){
  vec2 p=gl_PointCoord*2.-1.; float r=length(p), covered=min(1.,(1.-r)*vRadius);
  if(covered<=0.) discard;
  vec3 n=vec3(p.x,-p.y,sqrt(1.-r*r));
  float day=smoothstep(-.25,.9,dot(n,vSun));
  float bands=sin(n.y*9.+vSeed+1.7*sin(n.x*3.+vSeed*2.)+.8*sin(n.y*23.-vSeed));
  vec3 ground=vColor*mix(1.,.78+.3*bands,vDetail);
  vec3 lit=ground*(day*.95+.05)+ground*vLight*.55+vColor*pow(1.-n.z,3.)*(.35+.5*vLight)*(day*.8+.2);
  color=vec4(pow(lit,vec3(1./2.2)),1.)*covered;
}`

/** The light of every star, added to what is there; found ones carry a ring. */
export const GLOW_VERTEX = /* glsl */ `
${STAR_GLSL}
out vec3 vColor; flat out float vCore; flat out float vRing;
void main(){
  float light=lifeLight();
  vec4 at=viewProjection*vec4(lifePlace(),1.);
  if(light==0.||at.w<.05){ gl_Position=NOWHERE; return; }
  float reach=reachShare(), energy=light*(.25+.75*reach);
  float body=bodyPixels(light,at.w), least=1.7*pixelRatio;
  float halo=body*(2.+3.2*energy);
  float size=max(halo,least);
  gl_Position=at;
  float strength=(.27+1.6*energy)*distanceFade(at.w)*attention()*fade;
  // What would be smaller than a point is a dimmer point.
  strength*=min(1.,.3+.7*halo/least);
  // A planet has air and a ring of its own.
  strength*=1.-planetOf().x;
  vRing=0.;
  if((searching>.5&&(mark&3u)!=0u||(mark&3u)==2u)&&planetOf().x<.5){ size=max(size,30.*pixelRatio); vRing=size/pixelRatio; }
  gl_PointSize=min(size,320.*pixelRatio);
  vCore=smoothstep(3.,12.,body/pixelRatio);
  vColor=mix(starColor(),vec3(1.,.96,.9),.42*energy)*strength;
}`

export const GLOW_FRAGMENT = /* glsl */ `
in vec3 vColor; flat in float vCore; flat in float vRing;
out vec4 color;
void main(){
  vec2 p=gl_PointCoord*2.-1.; float r2=dot(p,p);
  if(r2>1.) discard;
  float glow=max(0.,exp(-r2*mix(3.2,4.6,vCore))-mix(.0408,.01,vCore))*mix(1.25,.5,vCore);
  vec3 light=vColor*glow;
  if(vRing>0.) light+=smoothstep(2.4/vRing,0.,abs(sqrt(r2)-.82))*vec3(.85,.9,1.);
  color=vec4(pow(light,vec3(1./2.2)),1.);
}`

/** Rows of stars as colours: what lies under a pointer is read from it. Small stars are easier to hit than to see. */
export const PICK_VERTEX = /* glsl */ `
${STAR_GLSL}
uniform float leastPixels;
flat out uint vRow;
void main(){
  float light=lifeLight();
  vec4 at=viewProjection*vec4(lifePlace(),1.);
  if(light==0.||at.w<.05||attention()<1.){ gl_Position=NOWHERE; return; }
  gl_Position=at;
  // Of two stars in one place the brighter one is meant.
  gl_Position.z=(1.-light*reachShare())*at.w*.9;
  gl_PointSize=clamp(bodyPixels(light,at.w)*1.3,leastPixels,170.*pixelRatio);
  vRow=uint(gl_VertexID)+1u;
}`

export const PICK_FRAGMENT = /* glsl */ `
flat in uint vRow; out vec4 color;
void main(){
  vec2 p=gl_PointCoord*2.-1.;
  if(dot(p,p)>1.) discard;
  color=vec4(vRow&255u,(vRow>>8u)&255u,(vRow>>16u)&255u,(vRow>>24u)&255u)/255.;
}`

/** Lines between the stars of one constellation. */
export const LINKS_VERTEX = /* glsl */ `
${STAR_GLSL}
out vec3 vColor;
void main(){
  gl_Position=viewProjection*vec4(lifePlace(),1.);
  // A line to a star that is not born yet fades towards where it will be.
  vColor=starColor()*fade*step(.001,lifeLight());
}`

export const LINKS_FRAGMENT = /* glsl */ `
in vec3 vColor; out vec4 color;
void main(){ color=vec4(pow(vColor*.09,vec3(1./2.2)),1.); }`
