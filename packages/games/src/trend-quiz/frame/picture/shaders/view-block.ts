/** What all shaders of a picture share; `camera.ts` fills it. Lengths are units of the scene, z leads along the course. */
export const VIEW_BLOCK = 'View'

export const VIEW_GLSL = /* glsl */ `
layout(std140) uniform View { vec4 eye,right,up,forward,lens,sun,more; };
#define TIME sun.w
#define PIXEL more.x
#define RUSH more.w
vec4 project(vec3 at){
  vec3 v=at-eye.xyz; float z=dot(v,forward.xyz);
  return vec4(dot(v,right.xyz)*lens.x+more.y*z,dot(v,up.xyz)*lens.y+more.z*z,(z*(lens.w+lens.z)-2.*lens.w*lens.z)/(lens.w-lens.z),z);
}
`

/** For vertex shaders of squares, which have no corners of their own. */
export const SQUARE_GLSL = /* glsl */ `
${VIEW_GLSL}
vec2 corner(){ return vec2(float(gl_VertexID&1)*2.-1.,float((gl_VertexID>>1)&1)*2.-1.); }
`

export const FULL_SCREEN_VERTEX = /* glsl */ `
out vec2 at;
void main(){ vec2 p=vec2(float((gl_VertexID<<1)&2),float(gl_VertexID&2)); at=p; gl_Position=vec4(p*2.-1.,0.,1.); }`
