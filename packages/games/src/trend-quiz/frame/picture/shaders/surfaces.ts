import type { PlanetKind } from '@trendverse/domain/trends/planets/planet-palettes'

/**
 * What paints a world, by its kind: `d` is the direction on the unit sphere, `p` the seeded place in the noise, `q` its
 * domain warp. They write `albedo`, `height`, `cloud`, `light` and `gloss`, and are those of the universe at home.
 */
export const SURFACE_GLSL: Readonly<Record<PlanetKind, string>> = {
  terra: /* glsl */ `
    float land=fbm(p+q*1.1,7)*1.5+.03, mountains=ridged(p*2.2+q,5), coast=smoothstep(.0,.035,land);
    height=coast*(.08+land*.8+mountains*.42);
    vec3 sea=mix(c0*.42,c0*1.15,smoothstep(-.42,-.02,land));
    sea=mix(sea,mix(c0,vec3(.45,.9,.9),.38),smoothstep(-.07,.01,land));
    float dry=smoothstep(.02,.36,land+fbm(p*5.,4)*.4-abs(d.y)*.12);
    vec3 ground=mix(c1*.82,c2,dry);
    ground=mix(ground,ground*.55,smoothstep(.45,.9,mountains)*.6);
    float cap=smoothstep(.72,.86,abs(d.y)+land*.22+q.x*.1);
    ground=mix(ground,c3,max(cap,smoothstep(.78,1.,mountains*land*2.2)));
    albedo=mix(mix(sea,c3*.92,cap*.85),ground,coast);
    gloss=(1.-coast)*(1.-cap);
    vec3 swirl=vec3(d.x,d.y*1.7,d.z)*1.5+seed*.7+q*1.5;
    cloud=smoothstep(.03,.4,fbm(swirl+warp(swirl*1.4+31.,3)*.9,6)*1.5+.08*sin(d.y*9.));
    light=coast*(1.-cap)*smoothstep(.1,.4,gradientNoise(p*34.)*.6+gradientNoise(p*71.)*.5)*smoothstep(-.05,.2,fbm(p*3.+7.,4));
  `,
  gas: /* glsl */ `
    vec3 flow=vec3(d.x*2.6,d.y*8.,d.z*2.6)+q*1.6+seed;
    float latitude=d.y*5.2+q.x*.7+fbm(flow,6)*.85;
    float belts=.5+.5*sin(latitude*2.1+sin(latitude*1.3+seed)*1.4);
    float streaks=fbm(vec3(d.x*4.,d.y*30.,d.z*4.)+q*2.6+seed,5);
    float eddies=fbm(flow*2.3+q*3.,6);
    albedo=mix(c0,c1,smoothstep(.52,.96,belts)*.92);
    albedo=mix(albedo,c2,smoothstep(.44,.06,belts)*.85);
    albedo=mix(albedo,mix(c2,c0,.4),smoothstep(.05,.42,streaks+eddies*.5)*.55);
    albedo*=1.+streaks*.28+eddies*.22;
    albedo=mix(albedo,albedo*c1*1.7,smoothstep(.62,.98,abs(d.y))*.6);
    float storms=sin(seed)*.22-.2;
    vec3 away=d-normalize(vec3(.55,storms,.78));
    float eye=length(away*vec3(1.,2.1,1.))+q.z*.05;
    albedo=mix(albedo,c2*1.02,smoothstep(.3,.2,eye)*smoothstep(.13,.2,eye)*.6);
    albedo=mix(albedo,mix(c3,c3*.72,.5+.5*sin(eye*58.+q.x*7.)),smoothstep(.2,.13,eye)*.9);
    height=.5+belts*.12+eddies*.35;
  `,
  lava: /* glsl */ `
    float cracks=ridged(p*1.55+q*.75,7), ash=fbm(p*3.+q,6), plates=fbm(p*1.1+q*.6+20.,4);
    height=.5+ash*.6-cracks*.32;
    albedo=mix(c0,c1,smoothstep(-.3,.42,ash+plates*.5));
    float heat=smoothstep(-.25,.3,plates);
    float glowing=smoothstep(.66-heat*.1,.97,cracks);
    albedo=mix(albedo,c2*.8,glowing*.55);
    light=glowing*(.35+.65*heat)+smoothstep(.4,.75,cracks)*.09*heat;
  `,
  ice: /* glsl */ `
    float sheets=fbm(p*1.3+q*1.5,7), lines=ridged(p*2.1+q*1.2,6), hair=ridged(p*4.6+q*.6+9.,5);
    height=.5+sheets*.34-smoothstep(.66,.98,lines)*.24;
    albedo=mix(c0,c1,smoothstep(-.34,.22,sheets));
    albedo=mix(albedo,c2,smoothstep(.66,.98,lines)*.62);
    albedo=mix(albedo,mix(c2,c0,.4),smoothstep(.72,.96,hair)*.3);
    albedo=mix(albedo,c3,smoothstep(.62,.9,abs(d.y)+sheets*.34));
    gloss=.5*smoothstep(-.2,.3,sheets);
    cloud=smoothstep(.16,.6,fbm(p*1.6+40.+q*1.3,5)*1.5)*.5;
  `,
  desert: /* glsl */ `
    float plains=fbm(p*1.25+q*1.25,7), canyons=ridged(p*1.5+q*.8,6);
    float dunes=.5+.5*sin((d.y*17.+q.x*9.+q.y*7.)*1.7+fbm(p*6.,3)*5.);
    float crater=craters(p*1.7)+craters(p*3.9+11.)*.5;
    float strata=.5+.5*sin(plains*46.+q.z*6.);
    height=.42+plains*.7+canyons*.3+dunes*.05*smoothstep(.1,-.2,plains)+crater*.5;
    albedo=mix(c0,c1,smoothstep(-.34,.2,plains));
    albedo=mix(albedo,c2,smoothstep(.34,.85,canyons)*.9);
    albedo=mix(albedo,mix(c1,c0,.5),strata*.22*smoothstep(.0,.3,canyons));
    albedo=mix(albedo,c3,dunes*.26*smoothstep(.15,-.25,plains));
    albedo*=1.+crater*.9;
    albedo=mix(albedo,c2*1.08,smoothstep(.86,.97,abs(d.y)+plains*.14)*.8);
    cloud=smoothstep(.3,.75,fbm(p*1.5+60.+q,5)*1.4)*.3;
  `,
  neon: /* glsl */ `
    float field=fbm(p*.85+q*1.1,3), regions=fbm(p*.8+q*.9+13.,3);
    float wave=abs(sin((field*5.5+q.x*2.)*3.14159));
    float contour=pow(1.-wave,11.);
    float fine=pow(1.-abs(sin((field*22.+q.x*8.)*3.14159)),7.);
    height=.45+field*.5;
    albedo=mix(c0,c1,smoothstep(-.32,.42,field));
    albedo=mix(albedo,c2,smoothstep(.0,.42,q.y+.06)*.62);
    albedo*=.72+.5*smoothstep(-.3,.3,regions);
    float alive=smoothstep(-.14,.24,regions);
    light=contour*(.16+.84*alive)+fine*.2*alive*smoothstep(-.1,.2,q.z);
    albedo=mix(albedo,c3,contour*.35);
    gloss=.12;
  `,
}

/** Impact craters as height: floors below, rims above the ground. Only worlds that need them pay for them. */
export const CRATERS_GLSL = /* glsl */ `
float craters(vec3 p){
  vec3 base=floor(p); float sum=0.;
  for(int x=-1;x<=1;x++) for(int y=-1;y<=1;y++) for(int z=-1;z<=1;z++){
    ivec3 cell=ivec3(base)+ivec3(x,y,z);
    vec3 r=random3(cell)*.5+.5;
    float size=.16+.3*r.z*r.z, reach=length(p-vec3(cell)-r)/size;
    if(r.x<.45) sum+=smoothstep(1.25,.95,reach)*(smoothstep(.5,1.,reach)*.34-.2);
  }
  return sum;
}`
