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
