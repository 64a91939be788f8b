import { BAND_SHARE, MAX_RING_BANDS } from '@trendverse/domain/trends/planets/planet-ring'
import { SQUARE_GLSL, VIEW_GLSL } from './view-block'

/**
 * A world of a gate, drawn on a square that faces the eye. The rays start from a frame of the square's own, so that the world
 * is a true disc wherever it stands: a wide lens would stretch it to an egg.
 */
export const WORLD_VERTEX = /* glsl */ `
${SQUARE_GLSL}
uniform vec4 ball; uniform float reach; // middle and radius; how far the square goes, in radii
out vec2 ray;
void main(){
  float away=length(ball.xyz-eye.xyz), s=min(ball.w*reach/away,.93);
  ray=corner()*s/sqrt(1.-s*s);
  vec4 c=project(ball.xyz);
  gl_Position=c+vec4(ray*lens.xy*c.w,0.,0.);
}`

export const WORLD_FRAGMENT = /* glsl */ `
${VIEW_GLSL}
in vec2 ray; out vec4 result;
uniform vec4 ball,ring,mood,place; // ring: inner, outer, seed, bands; mood: relief, clouds, glow, always lit; place: turn, lod, fade
uniform vec3 north,air,lamp,ringBands[${MAX_RING_BANDS}]; uniform vec2 texel;
uniform sampler2D firstMap,secondMap;
float dice(float x){ return fract(sin(x*127.1)*43758.5453); }
float grain(float x){ float i=floor(x), f=x-i; return mix(dice(i),dice(i+1.),f*f*(3.-2.*f)); }
vec4 surface(vec3 n,vec3 V){
  vec3 e=normalize(cross(north,vec3(.3,.1,1.))), w=cross(e,north), l=vec3(dot(n,e),dot(n,north),dot(n,w));
  float cs=cos(place.x), sn=sin(place.x); l=vec3(l.x*cs-l.z*sn,l.y,l.x*sn+l.z*cs);
  vec2 map=vec2(atan(l.z,-l.x)/6.2831853,acos(clamp(-l.y,-1.,1.))/3.14159265), step=texel*exp2(place.y);
  vec4 first=textureLod(firstMap,map,place.y), second=textureLod(secondMap,map,place.y);
  vec2 drift=map+vec2(TIME*.0035,0.);
  float cloud=textureLod(secondMap,drift,place.y).r*mood.y, shade=textureLod(secondMap,drift+vec2(.004,-.003),place.y).r*mood.y;
  vec2 slope=vec2(textureLod(firstMap,map+vec2(step.x,0.),place.y).a-textureLod(firstMap,map-vec2(step.x,0.),place.y).a,
    textureLod(firstMap,map+vec2(0.,step.y),place.y).a-textureLod(firstMap,map-vec2(0.,step.y),place.y).a);
  vec3 east=normalize(cross(north,n)+1e-4), upward=cross(n,east), N=normalize(n-(east*slope.x+upward*slope.y)*mood.x/(1.+place.y));
  float facing=dot(n,sun.xyz), day=smoothstep(-.18,.3,facing), lit=max(dot(N,sun.xyz),0.), edge=1.-max(dot(n,V),0.);
  vec3 key=vec3(1.,.95,.87)*1.75, albedo=pow(first.rgb,vec3(2.2))*1.1;
  vec3 color=albedo*(key*lit*day+vec3(.014,.018,.04));
  color+=albedo*air*.07*smoothstep(-.7,.2,facing);
  color+=vec3(.2,.07,.75)*pow(max(dot(n,normalize(vec3(.8,-.35,.6))),0.),1.5)*edge*edge*.45;
  color+=second.b*vec3(1.,.92,.8)*pow(max(dot(N,normalize(sun.xyz+V)),0.),130.)*.8*day*(1.-cloud);
  color*=1.-shade*.35*day*(1.-cloud);
  color=mix(color,key*.6*(max(facing,0.)*.85+lit*.15)*day+.006,cloud);
  float pulse=mood.w>.5?.82+.18*sin(TIME*1.1+second.g*9.):1.;
  color+=lamp*second.g*2.6*mood.z*pulse*mix(1.-day,1.,mood.w)*(1.-cloud*.7);
  color+=air*pow(edge,3.2)*(day*1.35+.05)*(.45+.55*mood.z);
  return vec4(color,1.);
}
vec4 ringAlong(vec3 rd,out float t){
  t=1e9;
  float dn=dot(rd,north);
  if(ring.y<=0.||abs(dn)<1e-4) return vec4(0.);
  float hit=dot(ball.xyz-eye.xyz,north)/dn;
  if(hit<0.) return vec4(0.);
  vec3 P=eye.xyz+rd*hit; float x=(length(P-ball.xyz)/ball.w-ring.x)/(ring.y-ring.x), w=PIXEL*hit/(ball.w*(ring.y-ring.x)*max(abs(dn),.08));
  if(x<0.||x>1.) return vec4(0.);
  t=hit;
  float fine=mix(grain(x*160.+ring.z),.5,clamp(w*90.,0.,1.)), middle=mix(grain(x*47.+ring.z),.5,clamp(w*28.,0.,1.));
  float place=min(x,.9999)*ring.w, gap=abs(fract(place)-.5)*2., a=grain(x*14.+ring.z)*.5+middle*.3+fine*.2;
  a=mix(a,.8,.4)*(1.-smoothstep(${BAND_SHARE}-.5*w*ring.w,${BAND_SHARE}+.12+.5*w*ring.w,gap));
  float along=dot(ball.xyz-P,sun.xyz), miss=length(P+sun.xyz*along-ball.xyz);
  float light=along>0.?smoothstep(ball.w*.94,ball.w*1.05,miss):1.;
  vec3 paint=ringBands[int(place)];
  return vec4(mix(paint,vec3(dot(paint,vec3(.33))),.25)*(.4+.4*grain(x*9.+3.+ring.z)+.25*fine)*1.05*mix(.04,1.,light),a*.92);
}
void main(){
  vec3 f=normalize(ball.xyz-eye.xyz), r=normalize(cross(up.xyz,f)), u=cross(f,r), rd=normalize(f+r*ray.x+u*ray.y);
  vec3 toBall=ball.xyz-eye.xyz; float middle=dot(toBall,rd); vec3 near=eye.xyz+rd*middle-ball.xyz; float miss=length(near);
  float cover=clamp((ball.w-miss)/max(fwidth(miss),1e-5)+.5,0.,1.), hit=1e9; vec4 body=vec4(0.);
  if(cover>0.){ hit=middle-sqrt(max(ball.w*ball.w-miss*miss,0.)); body=surface(normalize(eye.xyz+rd*hit-ball.xyz),-rd)*cover; }
  float depth=clamp((ball.w*1.22-miss)/(ball.w*.22),0.,1.), side=dot(near/max(miss,1e-4),sun.xyz);
  vec3 halo=air*pow(depth,3.4)*(smoothstep(-.65,.75,side)*.95+.05)*(.4+.6*mood.z)*.85*(1.-cover);
  float tRing; vec4 band=ringAlong(rd,tRing); band.rgb*=band.a;
  vec4 color=tRing<hit?band+body*(1.-band.a):body+band*(1.-body.a);
  color.rgb+=halo*(1.-color.a);
  result=color*place.z;
}`
