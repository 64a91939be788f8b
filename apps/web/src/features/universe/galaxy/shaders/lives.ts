import { GOES_ON } from '@trendverse/domain/galaxy/life'
import { LIGHT } from '@trendverse/domain/galaxy/life-light'
import { DRAWS, GALAXY } from '@trendverse/domain/galaxy/life-place'

/** A number as GLSL writes it: with a point, or it would be a whole one. */
const float = (value: number): string => (Number.isInteger(value) ? `${value}.` : `${value}`)
const whole = (value: number): string => `${value}u`

/**
 * `lifeLight` and `lifePlace` of the domain for the picture, written from the same constants, so that dragging time
 * changes one number of the whole galaxy. `e2e/galaxy-lives.server.spec.ts` compares both languages on random lives.
 *
 * The including shader declares the time, as a whole `hour` plus the fraction `passed` of it so that ages are exact before they
 * become floats, and the number of `arms`. Attributes are those of `STAR_LAYOUT`.
 */
export const LIVES_GLSL = /* glsl */ `
in uint number; in uint bornHour; in uvec2 span; in uvec2 kind; in uint family;

float hashedFraction(uint seed,uint purpose){
  uint h=seed+purpose*0x9e3779b9u;
  h=(h^(h>>16u))*0x85ebca6bu;
  h=(h^(h>>13u))*0xc2b2ae35u;
  h^=h>>16u;
  return float(h>>8u)/16777216.;
}
float hashedOffset(uint seed,uint purpose){ return 2.*hashedFraction(seed,purpose)-1.; }

float ageHours(){ return float(hour-int(bornHour))+passed; }

float lifeLight(){
  float age=ageHours(), peak=float(span.x), kindled=clamp(age+1.,0.,1.);
  if(kindled==0.) return 0.;
  float light;
  if(age<=peak){
    float share=clamp((age+1.)/(peak+1.),0.,1.);
    light=share*share*(3.-2.*share);
  } else {
    float burns=(span.y==${whole(GOES_ON)}?age:float(span.y))-peak;
    light=exp2(-(age-peak)/max(${float(LIGHT.leastHalfLife)},burns/${float(LIGHT.halvings)}));
  }
  return kindled*max(${float(LIGHT.ember)},light);
}

vec3 lifePlace(){
  float days=max(0.,ageHours())/24., arm=6.2831853/arms;
  float spread=1.+${float(GALAXY.familyDrift)}*hashedOffset(family,${whole(DRAWS.familyDrift)})
    +${float(GALAXY.starDrift)}*hashedOffset(number,${whole(DRAWS.starDrift)});
  float radius=(${float(GALAXY.heart)}+${float(GALAXY.drift)}*log(1.+days))*spread;
  float angle=arm*float(kind.y)
    +arm*${float(GALAXY.armShare)}*hashedOffset(family,${whole(DRAWS.familyAngle)})
    +arm*${float(GALAXY.familyShare)}*hashedOffset(number,${whole(DRAWS.starAngle)})
    +${float(GALAXY.twist)}*radius;
  float thickness=max(${float(GALAXY.leastThickness)},${float(GALAXY.thickness)}*exp(-radius/${float(GALAXY.thinning)}));
  float bell=2.*(hashedFraction(number,${whole(DRAWS.height)})+hashedFraction(number,${whole(DRAWS.height + 1)})
    +hashedFraction(number,${whole(DRAWS.height + 2)})-1.5);
  return vec3(radius*cos(angle),thickness*bell,radius*sin(angle));
}
`
