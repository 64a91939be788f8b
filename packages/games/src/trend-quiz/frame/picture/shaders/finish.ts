import { VIEW_GLSL } from './view-block'

/** Half the size; the first time only what is brighter than the threshold. */
export const DOWN_FRAGMENT = /* glsl */ `
in vec2 at; out vec4 result; uniform sampler2D source; uniform vec3 texel; // the third: threshold
vec3 tap(vec2 d){ vec3 c=min(texture(source,at+d*texel.xy).rgb,vec3(20.)); float l=max(c.r,max(c.g,c.b)); return texel.z>0.?c*smoothstep(texel.z,texel.z+.6,l):c; }
void main(){ result=vec4((tap(vec2(-1,-1))+tap(vec2(1,-1))+tap(vec2(-1,1))+tap(vec2(1,1))+tap(vec2(0.))*2.)/6.,1.); }`

/** Twice the size, softly. */
export const UP_FRAGMENT = /* glsl */ `
in vec2 at; out vec4 result; uniform sampler2D source; uniform vec3 texel;
vec3 tap(float x,float y){ return texture(source,at+vec2(x,y)*texel.xy).rgb; }
void main(){
  result=vec4((tap(-1.,-1.)+tap(1.,-1.)+tap(-1.,1.)+tap(1.,1.)+2.*(tap(0.,-1.)+tap(0.,1.)+tap(-1.,0.)+tap(1.,0.))+4.*tap(0.,0.))/16.,1.);
}`

/** Bloom, a lens that bends a little at speed, tone curve, vignette, grain against steps in the dark. */
export const FINISH_FRAGMENT = /* glsl */ `
${VIEW_GLSL}
in vec2 at; out vec4 result; uniform sampler2D scene,bloom; uniform vec3 amount; // bloom, hurt, lens
vec3 curve(vec3 x){ x*=.88; return clamp((x*(2.51*x+.03))/(x*(2.43*x+.59)+.14),0.,1.); }
void main(){
  vec2 d=at-.5; float r2=dot(d,d); vec2 bend=d*r2*amount.z;
  vec3 c=vec3(texture(scene,at+bend).r,texture(scene,at).g,texture(scene,at-bend).b)+texture(bloom,at).rgb*amount.x;
  c*=1.-smoothstep(.14,.74,r2*1.45)*.66;
  c=pow(curve(c),vec3(1./2.2));
  c=mix(c,vec3(.95,.16,.12),amount.y*smoothstep(.12,.62,r2*1.4)*.5);
  float noise=fract(52.9829189*fract(dot(gl_FragCoord.xy+fract(TIME)*vec2(47.,83.),vec2(.06711056,.00583715))));
  result=vec4(c+(noise-.5)*.016,1.);
}`
