/**
 * Gradient noise on an integer hash (PCG3D: Jarzynski and Olano, "Hash Functions for GPU Rendering", JCGT 2020), the same the
 * universe at home is painted with: a trend is the same planet here.
 */
export const NOISE_GLSL = /* glsl */ `
uniform int finest;
uvec3 scramble(uvec3 v){
  v=v*1664525u+1013904223u;
  v.x+=v.y*v.z; v.y+=v.z*v.x; v.z+=v.x*v.y;
  v^=v>>16u;
  v.x+=v.y*v.z; v.y+=v.z*v.x; v.z+=v.x*v.y;
  return v;
}
vec3 random3(ivec3 cell){ return vec3(scramble(uvec3(cell+4096))>>8u)/8388608.-1.; }
float gradientNoise(vec3 p){
  vec3 base=floor(p), f=p-base, u=f*f*f*(f*(f*6.-15.)+10.);
  float sum=0.;
  for(int i=0;i<8;i++){
    ivec3 o=ivec3(i&1,(i>>1)&1,i>>2);
    vec3 side=vec3(o), share=mix(1.-u,u,side);
    sum+=share.x*share.y*share.z*dot(random3(ivec3(base)+o),f-side);
  }
  return sum;
}
float fbm(vec3 p,int octaves){
  float sum=0., gain=.5;
  for(int i=0;i<8;i++){
    if(i>=octaves||i>=finest) break;
    sum+=gain*gradientNoise(p);
    p=p*2.03+vec3(17.1,3.7,9.2);
    gain*=.5;
  }
  return sum;
}
float ridged(vec3 p,int octaves){
  float sum=0., gain=.5, weight=1.;
  for(int i=0;i<8;i++){
    if(i>=octaves||i>=finest) break;
    float n=1.-abs(gradientNoise(p)*1.6);
    n*=n*weight;
    weight=clamp(n*1.6,0.,1.);
    sum+=gain*n;
    p=p*2.07+vec3(5.3,11.9,2.1);
    gain*=.5;
  }
  return sum;
}
vec3 warp(vec3 p,int octaves){
  vec3 q;
  for(int i=0;i<3;i++) q[i]=fbm(p+vec3(0.,5.2,9.7)[i],octaves);
  return q;
}
`
