import { SQUARE_GLSL, VIEW_GLSL } from './view-block'

export const SKY_FRAGMENT = /* glsl */ `
${VIEW_GLSL}
in vec2 at; out vec4 result; uniform sampler2D sky;
void main(){
  vec2 s=(at*2.-1.-more.yz)/lens.xy;
  vec3 d=right.xyz*s.x+up.xyz*s.y+forward.xyz, c=texture(sky,d.xy/d.z/vec2(1.9,1.25)*.5+.5).rgb;
  result=vec4(c*c*.95,1.);
}`

/** Stars far away, and dust nearby that tells how fast one flies. look: phase, size, warmth, whether it is dust. */
export const STARS_VERTEX = /* glsl */ `
${SQUARE_GLSL}
layout(location=0) in vec3 place; layout(location=1) in vec4 look;
uniform vec2 travel; // how far one came, how long dust is drawn
out vec2 q; out vec3 tint;
void main(){
  q=corner();
  float wide=lens.x/lens.y;
  tint=mix(vec3(.68,.80,1.),vec3(1.,.84,.68),look.z);
  if(look.w<.5){
    vec4 c=project(eye.xyz+place);
    float twinkle=.76+.24*sin(TIME*(.6+fract(look.x*7.)*1.6)+look.x*40.), size=max(look.y*min(PIXEL,.00125)*.95,PIXEL*.85);
    gl_Position=c+vec4(q*size*c.w*lens.y*vec2(wide,1.),0.,0.);
    tint*=twinkle*(.16+look.y*look.y*.3);
    return;
  }
  float z=mod(place.z-travel.x,190.)+eye.z+1.;
  vec3 head=vec3(place.xy,z), tail=head+vec3(0.,0.,travel.y*(.5+look.x));
  vec4 a=project(head), b=project(tail), c=q.y<0.?a:b;
  vec2 along=b.xy/b.w-a.xy/a.w; along.x/=wide;
  vec2 across=normalize(vec2(-along.y,along.x)+1e-5);
  float width=max(PIXEL*lens.y*.6,.011*look.y/c.w);
  vec2 cap=normalize(along+1e-5)*q.y*width;
  gl_Position=c+vec4((across*q.x*width+cap)*c.w*vec2(wide,1.),0.,0.);
  float away=z-eye.z;
  tint*=.42*(1.-smoothstep(90.,185.,away))*smoothstep(5.,34.,away)*(q.y<0.?1.:.1);
}`

export const STARS_FRAGMENT = /* glsl */ `
in vec2 q; in vec3 tint; out vec4 result;
void main(){ float d=dot(q,q); result=vec4(tint*max(exp(-d*4.)-.018,0.)*1.6,0.); }`

/** The other worlds of the day, far away: discs of light. place: direction and size; look: surface, air. */
export const FAR_WORLDS_VERTEX = /* glsl */ `
${SQUARE_GLSL}
layout(location=0) in vec3 place; layout(location=1) in vec3 ground; layout(location=2) in vec3 air;
out vec2 q; out vec3 vGround,vAir;
void main(){
  q=corner()*1.5; vGround=ground; vAir=air;
  vec4 c=project(vec3(eye.xy*vec2(1.,.9)+place.xy*300.,eye.z+300.));
  gl_Position=c+vec4(q*place.z/300.*lens.xy*c.w,0.,0.);
}`

export const FAR_WORLDS_FRAGMENT = /* glsl */ `
${VIEW_GLSL}
in vec2 q; in vec3 vGround,vAir; out vec4 result;
void main(){
  float d=length(q), edge=fwidth(d), inside=smoothstep(1.+edge,1.-edge,d);
  vec3 n=vec3(q,-sqrt(max(1.-d*d,0.)));
  float facing=dot(n,sun.xyz), bands=.84+.16*sin(n.y*9.+n.x*1.3+vGround.r*20.);
  vec3 color=vGround*(max(facing,0.)*1.25*bands+.02)+vAir*pow(1.-abs(n.z),3.)*smoothstep(-.2,.4,facing)*.7;
  vec3 glow=vAir*pow(clamp((1.5-d)/.5,0.,1.),3.)*.3*smoothstep(-.6,.7,dot(normalize(vec3(q,0.)+1e-4),sun.xyz));
  result=vec4(color*inside+glow*(1.-inside),inside)*.62;
}`
