import type { PlanetKind } from '@trendverse/domain/trends/planets/planet-palettes'
import { NOISE_GLSL } from './noise'
import { CRATERS_GLSL, SURFACE_GLSL } from './surfaces'

/** Paints a world into two equirectangular maps: albedo and height, then cloud, light and gloss. */
export const bakeFragment = (kind: PlanetKind): string => /* glsl */ `
in vec2 at;
layout(location=0) out vec4 first; layout(location=1) out vec4 second;
uniform float seed; uniform vec3 c0,c1,c2,c3;
${NOISE_GLSL}${kind === 'desert' ? CRATERS_GLSL : ''}
void main(){
  float lon=at.x*6.2831853, lat=at.y*3.14159265;
  vec3 d=vec3(-cos(lon)*sin(lat),-cos(lat),sin(lon)*sin(lat)), p=d*1.9+seed, q=warp(p,4), albedo=c0;
  float height=.5, cloud=0., light=0., gloss=0.;
  ${SURFACE_GLSL[kind]}
  first=vec4(clamp(albedo,0.,1.),clamp(height,0.,1.));
  second=vec4(clamp(vec3(cloud,light,gloss),0.,1.),1.);
}`

/** The part of the sky a flight can see, on a plane ahead; square roots, which spare the dark tones from steps. */
export const BAKE_SKY_FRAGMENT = /* glsl */ `
in vec2 at; out vec4 result;
${NOISE_GLSL}
void main(){
  vec3 d=normalize(vec3((at*2.-1.)*vec2(1.9,1.25),1.));
  d=vec3(d.x*.9+d.z*.43,d.y*.96+d.z*.1,d.z*.9-d.x*.43);
  vec3 p=d*1.55+vec3(2.3,.7,4.1), q=warp(p,5);
  float gas=fbm(p*1.3+q*2.1,7), wisps=ridged(p*1.8+q*1.8,6), dust=ridged(p*1.5+q*1.4+3.,6);
  float across=d.y*1.1-d.x*.52+.1+q.x*.5;
  float band=exp(-pow(across*1.9,2.)), core=exp(-pow(across*4.2,2.));
  float veil=smoothstep(-.24,.5,gas)*band;
  vec3 color=vec3(.0030,.0036,.0092);
  color+=vec3(.066,.018,.150)*veil*(.35+1.1*smoothstep(.3,.95,wisps));
  color+=vec3(.006,.070,.118)*pow(max(q.y+.22,0.),1.6)*2.2*(band+.12)*(.5+smoothstep(.25,.9,wisps));
  color+=vec3(.230,.050,.110)*pow(smoothstep(.08,.55,gas),2.)*band*.9;
  color+=vec3(.300,.180,.130)*core*pow(max(gas+.14,0.),2.2)*.85;
  color*=mix(1.,.2,smoothstep(.34,.8,dust)*smoothstep(.05,.7,band));
  result=vec4(sqrt(color),1.);
}`
