/**
 * A perspective picture stretches a sphere away from its axis to an egg. `rounded` presses the sphere together along
 * the line to the axis, just enough that it is seen as a true disc, and `eye` is where the camera would stand for the
 * unpressed sphere, so that lighting, rims and halos stay exact. With the middle at (X, -D) in view space and radius R
 * the tangents give a disc of radius R/sqrt(D^2-R^2) around X*D/(D^2-R^2) when the factor is sqrt(1-X^2/(D^2-R^2)).
 * `view-disc.ts` is the same in TypeScript.
 */
export const ROUNDING_GLSL = /* glsl */ `
uniform vec3 center; uniform float radius;
varying vec3 vWorld; varying vec3 vEye;
vec4 rounded(vec4 world){
  vec4 view=viewMatrix*world, middle=viewMatrix*vec4(center,1.);
  float away=length(middle.xy), room=max(middle.z*middle.z-radius*radius,.01);
  float press=sqrt(max(1.-away*away/room,.3));
  vec2 along=away>.0001?middle.xy/away:vec2(1.,0.);
  view.xy-=along*dot(view.xy-middle.xy,along)*(1.-press);
  vWorld=world.xyz;
  vEye=cameraPosition+transpose(mat3(viewMatrix))*vec3(along*away*(1.-1./press),0.);
  return projectionMatrix*view;
}`

/** Distance of the line of sight from the planet's middle, and the point of closest approach. */
export const SIGHT_GLSL = /* glsl */ `
varying vec3 vWorld; varying vec3 vEye; uniform vec3 center; uniform float radius;
vec3 closest(){ vec3 ray=normalize(vWorld-vEye); return vEye+ray*dot(center-vEye,ray)-center; }`
