/** One triangle over everything. */
export const EVERYWHERE_VERTEX = /* glsl */ `
out vec2 at;
void main(){
  vec2 corner=vec2((gl_VertexID<<1)&2,gl_VertexID&2);
  at=corner;
  gl_Position=vec4(corner*2.-1.,0.,1.);
}`

/**
 * A world as one sees it from far away: rays are parallel, so that the lit share of the disc is exactly what the sun's angle
 * says, and its terminator is half an ellipse.
 */
export const PLANET_FRAGMENT = /* glsl */ `
in vec2 at; out vec4 result;
uniform vec2 size; uniform vec3 ball; // pixels: middle and radius
uniform vec3 sun,north,air,lamp; uniform vec4 mood; // relief, clouds, glow, always lit
uniform vec4 place; // turn, level of detail, seconds, how far it has come into sight
uniform vec2 texel; uniform sampler2D firstMap,secondMap;
float dice(vec2 p){ vec3 q=fract(vec3(p.xyx)*.1031); q+=dot(q,q.yzx+33.33); return fract((q.x+q.y)*q.z); }
vec3 sky(vec2 p){
  vec2 u=p/size.y;
  vec3 color=vec3(.0016,.0019,.0052);
  float band=exp(-pow((u.y-.74+u.x*.24)*2.3,2.));
  color+=vec3(.0075,.0028,.0180)*band*(.7+.3*sin(u.x*3.1+u.y*5.))+vec3(.0004,.0042,.0085)*exp(-pow((u.y-.2-u.x*.12)*2.6,2.));
  vec3 stars=vec3(0.);
  for(int layer=0;layer<2;layer++){
    float cell=layer==0?13.:29.;
    vec2 g=floor(p/cell); float r=dice(g+float(layer)*71.);
    vec2 o=vec2(dice(g+3.1),dice(g+8.7))*.7+.15;
    float near=length(fract(p/cell)-o)*cell;
    float bright=smoothstep(.90,1.,r)*(layer==0?.26:.8);
    stars+=mix(vec3(.75,.84,1.),vec3(1.,.88,.74),dice(g+5.))*bright*exp(-near*near*(layer==0?1.5:.75));
  }
  // Words stand on the right of a wide picture, and below in both: no stars behind them.
  float isWide=step(size.y*1.05,size.x);
  float words=mix(1.-smoothstep(.66,.72,at.y),max(smoothstep(.46,.5,at.x),1.-smoothstep(.22,.28,at.y)),isWide);
  return color*mix(1.,.42,words)+stars*(1.-words);
}
vec3 surface(vec3 n){
  vec3 e=normalize(cross(north,vec3(.3,.1,1.))), w=cross(e,north), l=vec3(dot(n,e),dot(n,north),dot(n,w));
  float cs=cos(place.x), sn=sin(place.x); l=vec3(l.x*cs-l.z*sn,l.y,l.x*sn+l.z*cs);
  vec2 map=vec2(atan(l.z,-l.x)/6.2831853,acos(clamp(-l.y,-1.,1.))/3.14159265), step=texel*exp2(place.y);
  vec4 first=textureLod(firstMap,map,place.y), second=textureLod(secondMap,map,place.y);
  vec2 drift=map+vec2(place.z*.0035,0.);
  float cloud=textureLod(secondMap,drift,place.y).r*mood.y, shade=textureLod(secondMap,drift+vec2(.004,-.003),place.y).r*mood.y;
  vec2 slope=vec2(textureLod(firstMap,map+vec2(step.x,0.),place.y).a-textureLod(firstMap,map-vec2(step.x,0.),place.y).a,
    textureLod(firstMap,map+vec2(0.,step.y),place.y).a-textureLod(firstMap,map-vec2(0.,step.y),place.y).a);
  vec3 east=normalize(cross(north,n)+1e-4), upward=cross(n,east), N=normalize(n-(east*slope.x+upward*slope.y)*mood.x/(1.+place.y));
  float facing=dot(n,sun), day=smoothstep(-.05,.08,facing), lit=max(dot(N,sun),0.), edge=1.-max(n.z,0.);
  vec3 key=vec3(1.,.95,.87)*1.75, albedo=pow(first.rgb,vec3(2.2))*1.1;
  vec3 color=albedo*(key*(lit*.86+.14)*day+vec3(.010,.013,.030));
  color+=vec3(.2,.07,.75)*pow(max(dot(n,normalize(vec3(.8,-.35,.6))),0.),1.5)*edge*edge*.16;
  color+=second.b*vec3(1.,.92,.8)*pow(max(dot(N,normalize(sun+vec3(0.,0.,1.))),0.),130.)*.8*day*(1.-cloud);
  color*=1.-shade*.35*day*(1.-cloud);
  color=mix(color,key*.6*(max(facing,0.)*.85+lit*.15)*day+.006,cloud);
  // City lights stay faint: the size of the night side is the answer and must be clear at a glance.
  color+=lamp*second.g*mood.z*mix(.07*(1.-day),mix(.035,1.5,day),mood.w)*(1.-cloud*.7);
  color+=mood.w*(lamp*.5+air*.5)*.16*day*(.3+.7*lit);
  color+=air*pow(edge,3.2)*(day*.9+.05)*(.45+.55*mood.z);
  return color;
}
vec3 film(vec3 c){ c*=1.12; return pow(clamp((c*(2.51*c+.03))/(c*(2.43*c+.59)+.14),0.,1.),vec3(1./2.2)); }
void main(){
  vec2 p=at*size, d=(p-ball.xy)/ball.z; float miss=length(d);
  vec3 color=sky(p);
  float cover=clamp((1.-miss)*ball.z+.5,0.,1.);
  if(cover>0.){ vec2 inside=miss>1.?d/miss:d; color=mix(color,surface(vec3(inside,sqrt(max(0.,1.-dot(inside,inside))))),cover*place.w); }
  float depth=clamp((1.24-miss)/.24,0.,1.), side=dot(d/max(miss,1e-4),sun.xy);
  // With the sun behind it the whole rim glows, as at an eclipse.
  float rim=max(smoothstep(-.35,.9,side)*length(sun.xy),smoothstep(.2,1.,abs(sun.z))*(sun.z<0.?.5:.8));
  color+=air*pow(depth,3.8)*(rim*.52+.012)*(.5+.5*mood.z)*(1.-cover)*place.w;
  vec2 v=at-.5; color*=1.-dot(v,v)*.42;
  result=vec4(film(color)+(dice(p+place.z)-.5)/160.,1.);
}`
