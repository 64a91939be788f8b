/** The painted sky on a sphere around the camera, with a grain fine enough to hide the steps of dark gradients. */
export const SKY_VERTEX = /* glsl */ `
varying vec2 vMap;
void main(){
  vMap=vec2(1.-uv.x,uv.y);
  vec4 at=projectionMatrix*vec4(mat3(viewMatrix)*position,1.);
  gl_Position=at.xyww;
}`

export const SKY_FRAGMENT = /* glsl */ `
varying vec2 vMap; uniform sampler2D map; uniform float fade,strength;
void main(){
  vec3 color=mix(vec3(.0015,.0018,.0048),texture2D(map,vMap).rgb*strength,fade);
  gl_FragColor=vec4(color,1.);
  #include <colorspace_fragment>
  float noise=fract(52.9829189*fract(dot(gl_FragCoord.xy,vec2(.06711056,.00583715))));
  gl_FragColor.rgb+=(noise-.5)/255.;
}`

export const STARS_VERTEX = /* glsl */ `
attribute float size,phase; attribute vec3 tint; varying vec3 vTint; uniform float time,pixelRatio;
void main(){
  vec4 at=projectionMatrix*vec4(mat3(viewMatrix)*position,1.);
  gl_Position=at.xyww;
  float twinkle=.8+.2*sin(time*(.5+fract(phase*7.)*1.4)+phase*6.28);
  gl_PointSize=max(size*pixelRatio,1.6);
  vTint=tint*twinkle*min(1.,size*pixelRatio/1.6);
}`

export const STARS_FRAGMENT = /* glsl */ `
varying vec3 vTint;
void main(){
  vec2 p=gl_PointCoord*2.-1.; float r2=dot(p,p);
  float a=exp(-r2*5.)-.0068;
  if(a<=0.) discard;
  gl_FragColor=vec4(vTint*a,1.);
  #include <colorspace_fragment>
}`

/** Thin quiet lines between related trends, fading towards both ends. */
export const LINES_VERTEX = /* glsl */ `
attribute float along; attribute vec3 tint; varying float vAlong; varying vec3 vTint;
void main(){ vAlong=along; vTint=tint; gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.); }`

export const LINES_FRAGMENT = /* glsl */ `
varying float vAlong; varying vec3 vTint; uniform float fade;
void main(){
  float ends=smoothstep(0.,.22,vAlong)*smoothstep(1.,.78,vAlong);
  gl_FragColor=vec4(vTint*ends*fade*.15,1.);
  #include <colorspace_fragment>
}`

/** One star as a square that faces the camera, as large from everywhere. */
export const STAR_VERTEX = /* glsl */ `
uniform vec3 center; varying vec2 vAt;
void main(){
  vAt=position.xy; vec4 seen=projectionMatrix*viewMatrix*vec4(center,1.);
  gl_Position=seen+vec4(position.xy*vec2(projectionMatrix[0][0]/projectionMatrix[1][1],1.)*.22*seen.w,0.,0.);
}`

export const STAR_FRAGMENT = /* glsl */ `
uniform vec3 light; uniform float strength; varying vec2 vAt;
void main(){
  float far=length(vAt), glow=exp(-far*far*90.)*3.+exp(-far*9.)*.5, rays=exp(-abs(vAt.x)*70.-abs(vAt.y)*5.)+exp(-abs(vAt.y)*70.-abs(vAt.x)*5.);
  gl_FragColor=vec4((mix(light,vec3(1.),.5)*glow+light*rays*.6)*smoothstep(1.,.6,far)*strength,1.);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`
