import { BAND_SHARE, MAX_RING_BANDS } from '@trendverse/domain/trends/planets/planet-ring'
import { PULSE_REACH } from '@trendverse/domain/trends/planets/pulsing-trends'

/**
 * A perspective picture stretches a sphere away from its axis to an egg. `rounded` draws the planet as it would be seen
 * on the axis, turned so that it shows the side the camera sees, and moves that picture to the planet's place: a true
 * disc at any angle. With the middle at (X, -D) in view space and radius R it is a disc of radius R/sqrt(D^2-R^2) around
 * X*D/(D^2-R^2). `eye` is where the camera would stand for it, so that lighting, rims and halos stay exact.
 * `view-disc.ts` is the same in TypeScript.
 */
const ROUNDING_GLSL = /* glsl */ `
uniform vec3 center; uniform float radius;
varying vec3 vWorld; varying vec3 vEye;
vec4 rounded(vec4 world){
  vec3 middle=(viewMatrix*vec4(center,1.)).xyz, off=mat3(viewMatrix)*(world.xyz-center);
  float depth=-middle.z, far=length(middle), away=length(middle.xy), room=max(depth*depth-radius*radius,.01);
  vec2 along=away>.0001?middle.xy/away:vec2(1.,0.);
  float side=dot(off.xy,along), sine=away/far, cosine=depth/far;
  off=vec3(off.xy+along*(side*cosine+off.z*sine-side),off.z*cosine-side*sine);
  vWorld=world.xyz;
  vEye=center+(cameraPosition-center)*(depth/far);
  vec4 seen=projectionMatrix*vec4(off.xy,off.z-depth,1.);
  seen.xy+=middle.xy*(depth/room)*vec2(projectionMatrix[0][0],projectionMatrix[1][1])*seen.w;
  return seen;
}`

/** Distance of the line of sight from the planet's middle, and the point of closest approach. */
const SIGHT_GLSL = /* glsl */ `
varying vec3 vWorld; varying vec3 vEye; uniform vec3 center; uniform float radius;
vec3 closest(){ vec3 ray=normalize(vWorld-vEye); return vEye+ray*dot(center-vEye,ray)-center; }`

/** Where the one key light stands, scene units: upper left, a little in front. */
export const SUN_GLSL = 'const vec3 SUN=vec3(-120.,62.,34.);'
const FINISH = '#include <tonemapping_fragment>\n#include <colorspace_fragment>'

export const PLANET_VERTEX = /* glsl */ `
${ROUNDING_GLSL}
varying vec2 vMap; varying vec3 vNormal; uniform float time,turns;
void main(){
  vMap=vec2(uv.x-time*turns,uv.y); vNormal=mat3(modelMatrix)*normal;
  gl_Position=rounded(modelMatrix*vec4(position,1.));
}`

export const PLANET_FRAGMENT = /* glsl */ `
${SUN_GLSL}${SIGHT_GLSL}
varying vec2 vMap; varying vec3 vNormal;
uniform sampler2D firstMap,secondMap; uniform vec2 texel;
uniform float time,relief,clouds,glow,hover,fade,alwaysLit; uniform vec3 air,lamp;
float heightAt(vec2 at){ return texture2D(firstMap,at).a; }
void main(){
  vec3 n=normalize(vNormal), V=normalize(vEye-vWorld), L=normalize(SUN-center);
  vec4 first=texture2D(firstMap,vMap), second=texture2D(secondMap,vMap);
  vec2 drift=vec2(fract(vMap.x+time*.0035),vMap.y);
  float cloud=textureGrad(secondMap,drift,dFdx(vMap),dFdy(vMap)).r*clouds;
  vec2 slope=vec2(heightAt(vMap+vec2(texel.x,0.))-heightAt(vMap-vec2(texel.x,0.)),heightAt(vMap+vec2(0.,texel.y))-heightAt(vMap-vec2(0.,texel.y)));
  vec3 east=normalize(cross(vec3(0.,1.,0.),n)+1e-4), north=cross(n,east);
  vec3 N=normalize(n-(east*slope.x+north*slope.y)*relief);
  float facing=dot(n,L), day=smoothstep(-.18,.3,facing), lit=max(dot(N,L),0.), edge=1.-max(dot(n,V),0.);
  vec3 key=vec3(1.,.95,.87)*1.75, albedo=pow(first.rgb,vec3(2.2))*1.1;
  vec3 color=albedo*(key*lit*day+vec3(.014,.018,.04));
  color+=albedo*air*.07*smoothstep(-.7,.2,facing);
  color+=vec3(.2,.07,.75)*pow(max(dot(n,normalize(vec3(.8,-.35,-.6))),0.),1.5)*edge*edge*.3;
  color+=second.b*vec3(1.,.92,.8)*pow(max(dot(N,normalize(L+V)),0.),130.)*.8*day*(1.-cloud);
  float shadow=textureGrad(secondMap,drift+vec2(.004,-.003),dFdx(vMap),dFdy(vMap)).r*clouds;
  color*=1.-shadow*.35*day*(1.-cloud);
  color=mix(color,key*.6*(max(facing,0.)*.85+lit*.15)*day+.006,cloud);
  float pulse=alwaysLit>.5?.82+.18*sin(time*1.1+second.g*9.):1.;
  color+=lamp*second.g*2.6*glow*pulse*mix(1.-day,1.,alwaysLit)*(1.-cloud*.7);
  float rim=pow(edge,3.2);
  color+=air*rim*(day*1.35+.05)*(.45+.55*glow);
  color+=vec3(1.,.38,.16)*pow(max(1.-abs(facing+.02),0.),12.)*.35*pow(edge,2.5)*(1.-alwaysLit);
  color+=air*hover*(.05+rim*1.4);
  float b=length(closest());
  gl_FragColor=vec4(color,clamp((radius-b)/max(fwidth(b),1e-5)+.5,0.,1.)*fade);
  ${FINISH}
}`

/** Outer edge of the air in radii. */
export const HALO_REACH = 1.22
/** Where a pulse begins, in radii, and how many leave a planet in a second: under reduced motion one stands still near it. */
const PULSE_START = 1.02
const PULSES_PER_SECOND = 0.3

export const HALO_VERTEX = /* glsl */ `
${ROUNDING_GLSL}
void main(){ gl_Position=rounded(modelMatrix*vec4(position,1.)); }`

/**
 * The air around a planet: brightest at the limb on the day side, nothing behind the disc. A pulse is a thin ring in that
 * air, which has faded before it comes to where words stand.
 */
export const HALO_FRAGMENT = /* glsl */ `
${SUN_GLSL}${SIGHT_GLSL}
uniform vec3 air; uniform float reach,glow,hover,fade,time,pulse;
void main(){
  vec3 near=closest(); float b=length(near), pixel=fwidth(b);
  if(b<radius*.97||b>reach) discard;
  float depth=clamp((reach-b)/(reach-radius),0.,1.), side=dot(near/b,normalize(SUN-center));
  float lit=smoothstep(-.65,.75,side)*.95+.05;
  float strength=pow(depth,3.4)*lit*(.4+.6*glow)+pow(depth,7.)*hover*.5;
  float age=fract(time*${PULSES_PER_SECOND}), front=radius*mix(${PULSE_START},${PULSE_REACH},age);
  strength+=pulse*(1.-age)*(1.-smoothstep(0.,radius*.006+pixel,abs(b-front)));
  gl_FragColor=vec4(air*strength*.85*fade,1.);
  ${FINISH}
}`

export const RING_VERTEX = /* glsl */ `
${ROUNDING_GLSL}
varying vec2 vFlat;
void main(){ vFlat=position.xy; gl_Position=rounded(modelMatrix*vec4(position,1.)); }`

/** A band of ice and dust per source, in the source's colour. */
export const RING_FRAGMENT = /* glsl */ `
${SUN_GLSL}${SIGHT_GLSL}
varying vec2 vFlat;
uniform float inner,outer,seed,fade,count; uniform vec3 bands[${MAX_RING_BANDS}];
float dice(float x){ return fract(sin(x*127.1)*43758.5453); }
float grain(float x){ float i=floor(x), f=x-i; return mix(dice(i),dice(i+1.),f*f*(3.-2.*f)); }
void main(){
  float x=(length(vFlat)-inner)/(outer-inner), w=fwidth(x);
  float fine=mix(grain(x*160.+seed),.5,clamp(w*90.,0.,1.)), middle=mix(grain(x*47.+seed),.5,clamp(w*28.,0.,1.));
  float a=grain(x*14.+seed)*.5+middle*.3+fine*.2;
  float place=clamp(x,0.,.9999)*count, gap=abs(fract(place)-.5)*2.;
  a=mix(a,.8,.4)*(1.-smoothstep(${BAND_SHARE}-.5*w*count,${BAND_SHARE}+.12+.5*w*count,gap));
  vec3 L=normalize(SUN-vWorld), V=normalize(vEye-vWorld);
  float along=dot(center-vWorld,L), miss=length(vWorld+L*along-center);
  float sun=along>0.?smoothstep(radius*.94,radius*1.05,miss):1.;
  float forward=pow(max(dot(-V,L),0.),6.)*1.2;
  vec3 paint=bands[int(place)], color=mix(paint,vec3(dot(paint,vec3(.33))),.25)*(.4+.4*grain(x*9.+3.+seed)+.25*fine)*(1.05+forward)*mix(.04,1.,sun);
  gl_FragColor=vec4(color,a*.92*fade);
  ${FINISH}
}`
