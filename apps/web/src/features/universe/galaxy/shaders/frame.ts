/** Planets there can be at once (HM-11). */
export const MOST_PLANETS = 6

/**
 * What every shader may know of a picture, in one buffer; `frame-uniforms.ts` writes it, by places of this layout (std140):
 * each line here begins a row of 16 bytes.
 */
export const FRAME_GLSL = /* glsl */ `
layout(std140) uniform Frame {
  mat4 viewProjection;
  // Directions of space as the camera has them: right, up, towards it.
  mat3 axes;
  vec3 eye; float fade;
  int hour; float passed,searching,lookDistance;
  vec2 pictureSize; float pixelsPerUnit,pixelRatio;
  // How much of a star is seen as this planet, and the diameter of that. The first is of those that stay stars.
  vec4 planets[${MOST_PLANETS + 1}];
};
`
