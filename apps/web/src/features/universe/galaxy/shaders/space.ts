import { GALAXY } from '@trendverse/domain/galaxy/life-place'
import { PLANETS_FROM } from '../near-planets'
import { FRAME_GLSL } from './frame'
import { PALETTE_SIZE } from './stars'

/** Half the side of the square the dust lies in: the oldest lives are some 13 units out. */
export const DUST_REACH = 15

/** From nearer than this the dust would be a blur: looking on from `near` there is none. */
export const DUST_FROM = { near: PLANETS_FROM.none, far: 7 }

/** A triangle that covers the picture. */
const COVER = /* glsl */ `
vec2 cover(){ return vec2(float((gl_VertexID<<1)&2),float(gl_VertexID&2))*2.-1.; }`

/** Columns and rows of the ball the sky is painted on. */
const SKY_GRID = { columns: 32, rows: 16 }
export const SKY_VERTICES = SKY_GRID.columns * SKY_GRID.rows * 6

/** The sky of the universe on a ball around the camera: arcs are worked out per corner, never per pixel. */
export const SKY_VERTEX = /* glsl */ `
${FRAME_GLSL}
out vec2 vMap;
void main(){
  int cell=gl_VertexID/6, corner=gl_VertexID-cell*6;
  ivec2 at=ivec2(cell%${SKY_GRID.columns},cell/${SKY_GRID.columns})+ivec2(corner==1||corner==2||corner==4,corner==2||corner==4||corner==5);
  vec2 share=vec2(at)/vec2(${SKY_GRID.columns}.,${SKY_GRID.rows}.);
  float lon=6.2831853*share.x, lat=3.14159265*share.y;
  vMap=vec2(1.-share.x,1.-share.y);
  vec4 seen=viewProjection*vec4(eye+10.*vec3(-cos(lon)*sin(lat),cos(lat),sin(lon)*sin(lat)),1.);
  gl_Position=seen.xyww*vec4(1.,1.,.9999,1.);
}`

export const SKY_FRAGMENT = /* glsl */ `
${FRAME_GLSL}
in vec2 vMap; out vec4 color; uniform sampler2D map; uniform int hasMap;
void main(){
  float noise=fract(52.9829189*fract(dot(gl_FragCoord.xy,vec2(.06711056,.00583715))));
  color=vec4(mix(vec3(.0196,.0235,.0588),texture(map,vMap).rgb*.8,float(hasMap)*fade)+(noise-.5)/255.,1.);
}`

/** Far stars that belong to nothing, without twinkling: frames are drawn on demand. */
export const FAR_STARS_VERTEX = /* glsl */ `
${FRAME_GLSL}
in vec3 corner; in vec3 tint; in float glint; out vec3 vTint;
void main(){
  vec4 at=viewProjection*vec4(eye+corner,1.);
  gl_Position=at.xyww*vec4(1.,1.,.9998,1.);
  gl_PointSize=max(glint*.8*pixelRatio,1.4);
  vTint=tint*.6*fade;
}`

export const FAR_STARS_FRAGMENT = /* glsl */ `
in vec3 vTint; out vec4 color;
void main(){
  vec2 p=gl_PointCoord*2.-1.; float a=exp(-dot(p,p)*5.)-.0068;
  if(a<=0.) discard;
  color=vec4(pow(vTint*a,vec3(1./2.2)),1.);
}`

const NOISE = /* glsl */ `
uint mixed(uvec2 v){ uint h=v.x*0x9e3779b9u^v.y*0x85ebca6bu; h=(h^(h>>15u))*0xc2b2ae35u; return h^(h>>13u); }
float noise(vec2 p){
  vec2 i=floor(p), f=p-i; f=f*f*(3.-2.*f); uvec2 u=uvec2(ivec2(i)+4096);
  vec4 corners=vec4(mixed(u),mixed(u+uvec2(1u,0u)),mixed(u+uvec2(0u,1u)),mixed(u+uvec2(1u,1u)))/4294967295.;
  return mix(mix(corners.x,corners.y,f.x),mix(corners.z,corners.w,f.x),f.y);
}
float clouds(vec2 p){ float sum=0., gain=.5; for(int i=0;i<5;i++){ sum+=gain*noise(p); p=p*2.03+7.1; gain*=.5; } return sum; }`

/**
 * Paints the dust of the arms and the glow of the heart into a picture, once: light in red, green and blue, and how much it
 * covers in alpha.
 */
export const DUST_BAKE_VERTEX = /* glsl */ `
${COVER}
out vec2 vAt;
void main(){ vAt=cover()*${DUST_REACH}.; gl_Position=vec4(cover(),0.,1.); }`

export const DUST_BAKE_FRAGMENT = /* glsl */ `
in vec2 vAt; out vec4 color; uniform float arms,heart; uniform vec3 palette[${PALETTE_SIZE}];
${NOISE}
void main(){
  float radius=length(vAt);
  vec2 swirl=vec2(clouds(vAt*.9+3.),clouds(vAt*.9+31.))-.5;
  vec2 at=vAt+swirl*(.3+.07*radius);
  float r=length(at), phase=(atan(at.y,at.x)-${GALAXY.twist}*r)/6.2831853*arms;
  float arm=floor(phase+.5), off=phase-arm;
  float band=exp(-off*off*9.);
  float billows=clouds(at*.9+vec2(11.,5.)), fine=clouds(at*3.7+40.);
  float density=band*pow(smoothstep(.28,.82,billows*.75+.3*fine),2.2)*exp(-radius*.16)*smoothstep(.2,1.4,radius);
  int index=int(mod(arm+arms*4.,arms))%${PALETTE_SIZE};
  vec3 tint=mix(palette[index],vec3(.5,.5,.75),.4);
  float lane=smoothstep(.46,.7,clouds(at*1.7+80.))*exp(-pow((abs(off)-.36)/.16,2.))*exp(-radius*.16);
  float core=exp(-radius*radius/(heart*heart*.2))*.55+exp(-radius/heart*.95)*.26;
  color=vec4(pow(tint*density*.22+vec3(1.,.78,.52)*core,vec3(1./2.2)),lane*.6);
}`

/** The dust lies in the plane of the galaxy; the glow of its heart with it. */
export const DUST_VERTEX = /* glsl */ `
${FRAME_GLSL}
uniform float reach; out vec2 vAt; flat out float vStrength;
void main(){
  vec2 at=vec2(float(gl_VertexID&1),float(gl_VertexID>>1))*2.-1.;
  vAt=at*reach;
  float share=clamp((lookDistance-${DUST_FROM.near.toFixed(2)})/${(DUST_FROM.far - DUST_FROM.near).toFixed(2)},0.,1.);
  // Near by it is but a breath: spread over the whole picture it would veil the stars.
  // The picture holds light as it is shown, not as it adds up.
  vStrength=pow(share*share*fade*(searching>.5?.35:1.),1./2.2);
  gl_Position=viewProjection*vec4(vAt.x,0.,vAt.y,1.);
}`

export const DUST_FRAGMENT = /* glsl */ `
in vec2 vAt; flat in float vStrength; out vec4 color; uniform sampler2D map; uniform float reach;
void main(){
  color=texture(map,vAt/${2 * DUST_REACH}.+.5)*(smoothstep(reach,reach*.45,length(vAt))*vStrength);
}`
