import { SQUARE_GLSL, VIEW_GLSL } from './view-block'

/** Lumps of stone, turned about an axis of their own. place: middle, radius; turn: axis, angle. */
export const ROCK_VERTEX = /* glsl */ `
${VIEW_GLSL}
layout(location=0) in vec3 p; layout(location=1) in vec4 place; layout(location=2) in vec4 turn;
out vec3 vWorld,vLocal;
void main(){
  float a=turn.w; vec3 k=turn.xyz;
  vLocal=p; vWorld=place.xyz+(p*cos(a)+cross(k,p)*sin(a)+k*dot(k,p)*(1.-cos(a)))*place.w;
  gl_Position=project(vWorld);
}`

export const ROCK_FRAGMENT = /* glsl */ `
${VIEW_GLSL}
in vec3 vWorld,vLocal; out vec4 result;
float dice(vec3 p){ return fract(sin(dot(p,vec3(12.9,78.2,37.7)))*43758.5); }
float grain(vec3 p){
  vec3 i=floor(p), f=fract(p); f=f*f*(3.-2.*f);
  return mix(mix(mix(dice(i),dice(i+vec3(1,0,0)),f.x),mix(dice(i+vec3(0,1,0)),dice(i+vec3(1,1,0)),f.x),f.y),
    mix(mix(dice(i+vec3(0,0,1)),dice(i+vec3(1,0,1)),f.x),mix(dice(i+vec3(0,1,1)),dice(i+vec3(1,1,1)),f.x),f.y),f.z);
}
void main(){
  vec3 n=normalize(cross(dFdx(vWorld),dFdy(vWorld))), V=normalize(eye.xyz-vWorld);
  if(dot(n,V)<0.) n=-n;
  float g=grain(vLocal*5.)*.6+grain(vLocal*13.)*.4;
  n=normalize(n+(vec3(grain(vLocal*9.),grain(vLocal*9.+7.),grain(vLocal*9.+13.))-.5)*.55);
  vec3 albedo=mix(vec3(.055,.046,.048),vec3(.2,.165,.14),g);
  float edge=pow(1.-max(dot(n,V),0.),3.), away=length(vWorld-eye.xyz);
  vec3 color=albedo*(vec3(1.,.93,.82)*2.2*max(dot(n,sun.xyz),0.)+vec3(.03,.035,.075));
  color+=vec3(.40,.28,1.)*edge*.2+vec3(1.,.45,.25)*edge*max(dot(n,vec3(.5,-.6,.4)),0.)*.4;
  float seen=(1.-smoothstep(95.,150.,away))*smoothstep(2.2,4.6,away);
  result=vec4(color,1.)*seen;
}`

/** Sparks, splinters, the engine's plume: light alone. place: middle, size; tint: light, and how much of a bead it is. */
export const LIGHT_VERTEX = /* glsl */ `
${SQUARE_GLSL}
layout(location=0) in vec4 place; layout(location=1) in vec4 tint;
out vec2 q; out vec4 vTint;
void main(){ q=corner(); vTint=tint; gl_Position=project(place.xyz+(right.xyz*q.x+up.xyz*q.y)*place.w); }`

export const LIGHT_FRAGMENT = /* glsl */ `
in vec2 q; in vec4 vTint; out vec4 result;
void main(){
  float d=length(q), halo=max(exp(-d*d*5.5)-.004,0.), core=smoothstep(.26,.16,d), bead=vTint.a;
  vec2 a=abs(q); float glint=exp(-a.y*34.)*exp(-a.x*4.2)+exp(-a.x*34.)*exp(-a.y*4.2);
  vec3 c=vTint.rgb*(halo*mix(1.,.4,bead)+glint*.5*bead)+mix(vTint.rgb,vec3(1.,.93,.8)*max(vTint.r,.2),.55)*core*1.1*bead;
  result=vec4(c*smoothstep(1.,.8,d),0.);
}`

/** Rings of gates. place: middle, radius; tint: light, fade; life: flash, aimed at, struck through, turn. */
export const RING_VERTEX = /* glsl */ `
${SQUARE_GLSL}
layout(location=0) in vec4 place; layout(location=1) in vec4 tint; layout(location=2) in vec4 life;
out vec2 q; out vec4 vTint,vLife; out float soft;
void main(){
  q=corner()*1.4; vTint=tint; vLife=life;
  gl_Position=project(place.xyz+vec3(q*place.w,0.));
  soft=PIXEL*gl_Position.w/place.w;
}`

export const RING_FRAGMENT = /* glsl */ `
${VIEW_GLSL}
in vec2 q; in vec4 vTint,vLife; in float soft; out vec4 result;
void main(){
  float r=length(q), a=atan(q.y,q.x)/6.2831853, e=abs(r-1.);
  float line=smoothstep(.013+soft,.005,e), glow=exp(-e*20.)*.36+exp(-e*5.)*.07;
  float notches=smoothstep(.5,.56,abs(fract(a*48.+vLife.w)-.5)+.24)*smoothstep(.02+soft,.0,abs(r-.925)-.011);
  float arcs=smoothstep(.05,.0,abs(fract(a*3.-vLife.w*.26)-.5)-.34)*smoothstep(.008+soft,.002,abs(r-1.075)-.006);
  float veil=smoothstep(1.,.2,r)*.014+pow(clamp(r,0.,1.),7.)*.10*step(r,1.);
  vec3 c=vTint.rgb*(glow*(1.+vLife.y*.9)+veil*(1.+vLife.y*1.8))+mix(vTint.rgb,vec3(1.),.3)*(line*1.9+notches*.85+arcs*1.2);
  c+=vTint.rgb*vLife.x*(exp(-abs(r-1.-(1.-vLife.x)*.3)*14.)*1.8+smoothstep(1.1,0.,r)*.2);
  float slash=abs(dot(q,vec2(.7071,-.7071)));
  c+=mix(vTint.rgb,vec3(1.),.25)*vLife.z*(smoothstep(.045+soft,.03,slash)*1.6+exp(-slash*18.)*.3)*smoothstep(1.22,1.16,r);
  result=vec4(c*vTint.a*smoothstep(1.38,1.2,r),0.);
}`

/** The craft, and the pale one of a ghost. part: 0 shell, 1 shade, 2 light, 3 glass. */
export const CRAFT_VERTEX = /* glsl */ `
${VIEW_GLSL}
layout(location=0) in vec3 p; layout(location=1) in float part;
uniform vec3 middle,axisX,axisY,axisZ;
out vec3 vWorld,vLocal; out float vPart;
void main(){ vLocal=p; vPart=part; vWorld=middle+axisX*p.x+axisY*p.y+axisZ*p.z; gl_Position=project(vWorld); }`

export const CRAFT_FRAGMENT = /* glsl */ `
${VIEW_GLSL}
in vec3 vWorld,vLocal; in float vPart; out vec4 result;
uniform vec3 accent,worldLight; uniform vec2 state; // hurt, pale
void main(){
  vec3 n=normalize(cross(dFdx(vWorld),dFdy(vWorld))), V=normalize(eye.xyz-vWorld);
  if(dot(n,V)<0.) n=-n;
  float isLight=step(1.5,vPart)*step(vPart,2.5), isGlass=step(2.5,vPart), shell=step(vPart,.5);
  vec3 albedo=vPart<.5?vec3(.40,.45,.55):vPart<1.5?vec3(.06,.072,.11):isGlass>.5?vec3(.02,.03,.06):vec3(.2,.24,.32);
  float seam=smoothstep(.02,.0,abs(fract(vLocal.z*2.2+.3)-.5)-.478)+smoothstep(.02,.0,abs(fract(abs(vLocal.x)*2.6+.2)-.5)-.482);
  albedo*=1.-.3*min(seam,1.)*shell;
  float lit=max(dot(n,sun.xyz),0.), edge=pow(1.-max(dot(n,V),0.),3.);
  vec3 color=albedo*(vec3(1.,.95,.87)*1.7*lit+vec3(.06,.07,.14)+worldLight*(.35+.65*max(-n.y,0.))*.5);
  color+=vec3(1.,.96,.9)*pow(max(dot(n,normalize(sun.xyz+V)),0.),mix(46.,120.,isGlass))*mix(.8,1.6,isGlass);
  color+=(accent*.2+worldLight*.25)*edge+accent*isLight*1.3+accent*edge*isGlass*.6;
  color+=accent*.18*smoothstep(-.35,-.85,vLocal.z)*(.4+RUSH);
  color=mix(color,vec3(1.,.25,.18)*1.3,state.x*.6);
  float alpha=mix(1.,.12+.3*edge,state.y);
  color=mix(color,accent*(.34+lit*.3+edge*.5),state.y);
  result=vec4(color*alpha,alpha);
}`

/** Light behind the tips of the wings. place: middle, strength; side: -1 to 1 across. */
export const RIBBON_VERTEX = /* glsl */ `
${VIEW_GLSL}
layout(location=0) in vec4 place; layout(location=1) in float side; out float strength; out float across;
void main(){ strength=place.w; across=side; gl_Position=project(place.xyz); }`

export const RIBBON_FRAGMENT = /* glsl */ `
in float strength; in float across; out vec4 result; uniform vec3 accent;
void main(){ float e=1.-abs(across); result=vec4((accent*.8+vec3(.25)*e)*strength*e*e,0.); }`
