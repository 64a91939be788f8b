import { DEPTH } from '../galaxy-camera'
import { FRAME_GLSL, MOST_PLANETS } from './frame'

/** How far a planet's air and ring reach, in radii. */
const REACH = 1.34
/** Between a planet and the words below it. */
export const RING_AT = 1.07

/** Covers the map of a surface; its fragments are those of the universe. */
export const BAKE_VERTEX = /* glsl */ `
out vec2 place;
void main(){ place=vec2(float((gl_VertexID<<1)&2),float(gl_VertexID&2)); gl_Position=vec4(place*2.-1.,0.,1.); }`

/** Squares that face the camera, six corners each. `place` holds the middle, and the radius in pixels. */
export const PLANETS_VERTEX = /* glsl */ `
${FRAME_GLSL}
uniform vec4 place[${MOST_PLANETS}];
flat out int vPlanet; out vec2 vAt;
void main(){
  vPlanet=gl_VertexID/6; int corner=gl_VertexID-6*vPlanet;
  vec4 body=place[vPlanet], at=viewProjection*vec4(body.xyz,1.);
  if(body.w<1.||at.w<.05){ gl_Position=vec4(2.,2.,2.,1.); return; }
  vAt=(vec2(corner==1||corner==2||corner==4,corner==2||corner==4||corner==5)*2.-1.)*${REACH};
  gl_Position=at+vec4(vAt*body.w*2./pictureSize*at.w,0.,0.);
  // As near as its front: what leads to its middle ends at its surface.
  gl_Position.z=(${DEPTH.scale.toFixed(6)}+${DEPTH.shift.toFixed(6)}/max(.03,at.w*(1.-body.w/pixelsPerUnit)))*at.w;
}`

/**
 * The planets of the universe, lit from the heart of the galaxy: surface, clouds, lights of the night, air. `turned` leads from
 * the picture to a planet's own axes, in which `sun` is told; its fourth value is a ring around it. `air` carries how much of
 * the planet is seen, `lamp` how coarse a copy of its map is read, `nature` its relief, clouds, glow, and whether its lights
 * never go out.
 */
export const PLANETS_FRAGMENT = /* glsl */ `
flat in int vPlanet; in vec2 vAt; out vec4 color;
uniform mediump sampler2DArray firstMap,secondMap; uniform vec2 texel;
uniform vec4 place[${MOST_PLANETS}],air[${MOST_PLANETS}],lamp[${MOST_PLANETS}],nature[${MOST_PLANETS}],sun[${MOST_PLANETS}];
uniform mat3 turned[${MOST_PLANETS}];
float heightAt(vec2 at){ return textureLod(firstMap,vec3(at,vPlanet),lamp[vPlanet].w).a; }
vec3 shown(vec3 light){ return pow(light*(1.+light*.16)/(1.+light*.72),vec3(1./2.2)); }
vec3 surfaceLight(float facingUs,vec4 kind,vec3 breath,vec3 L){
  float edge=1.-facingUs;
  vec3 d=turned[vPlanet]*vec3(vAt,facingUs), V=turned[vPlanet]*vec3(0.,0.,1.);
  vec2 map=vec2(atan(d.z,-d.x)/6.2831853,acos(clamp(-d.y,-1.,1.))/3.14159265);
  vec4 first=textureLod(firstMap,vec3(map,vPlanet),lamp[vPlanet].w), second=textureLod(secondMap,vec3(map,vPlanet),lamp[vPlanet].w);
  vec3 east=vec3(d.z,0.,-d.x)/max(length(d.xz),1e-4), north=cross(d,east);
  vec2 slope=vec2(heightAt(map+vec2(texel.x,0.)),heightAt(map+vec2(0.,texel.y)))-first.a;
  vec3 N=normalize(d-(east*slope.x+north*slope.y)*2.*kind.x);
  float facing=dot(d,L), day=smoothstep(-.18,.3,facing), lit=max(dot(N,L),0.), cloud=second.r*kind.y;
  vec3 key=vec3(1.,.95,.87)*1.75, albedo=pow(first.rgb,vec3(2.2))*1.15;
  vec3 light=albedo*(key*lit*day+vec3(.016,.02,.045))+albedo*breath*.09*smoothstep(-.7,.2,facing);
  light+=second.b*vec3(1.,.92,.8)*pow(max(dot(N,normalize(L+V)),0.),90.)*.7*day*(1.-cloud);
  light=mix(light,key*.6*(max(facing,0.)*.85+lit*.15)*day+.006,cloud);
  light+=lamp[vPlanet].rgb*second.g*2.4*kind.z*mix(1.-day,1.,kind.w)*(1.-cloud*.7);
  light+=breath*pow(edge,3.2)*(day*1.35+.05)*(.45+.55*kind.z);
  return light+vec3(1.,.38,.16)*pow(max(1.-abs(facing+.02),0.),12.)*.35*pow(edge,2.5)*(1.-kind.w);
}
void main(){
  float r=length(vAt), pixels=place[vPlanet].w, seen=clamp((1.-r)*pixels+.5,0.,1.);
  vec4 kind=nature[vPlanet]; vec3 breath=air[vPlanet].rgb, L=sun[vPlanet].xyz;
  vec4 disc=vec4(0.);
  if(seen>0.) disc=vec4(shown(surfaceLight(sqrt(max(0.,1.-r*r)),kind,breath,L)),1.)*seen;
  float depth=clamp((${REACH}-r)/${(REACH - 1).toFixed(2)},0.,1.), side=dot(turned[vPlanet]*vec3(vAt/max(r,.01),0.),L);
  vec3 halo=breath*pow(depth,3.6)*(smoothstep(-.65,.75,side)*.95+.05)*(.4+.6*kind.z);
  halo+=sun[vPlanet].w*smoothstep(1.8,.4,abs(r-${RING_AT})*pixels)*vec3(.75,.82,.95);
  color=(disc+vec4(shown(halo),0.)*(1.-seen))*air[vPlanet].w;
  // Stars behind the air are seen through it.
  gl_FragDepth=seen>.5?gl_FragCoord.z:1.;
}`
