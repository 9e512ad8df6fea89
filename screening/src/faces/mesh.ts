import type { PixelInput } from './models.ts';
import type { Network } from './network.ts';
import { type Box, centreOf, type Picture, type Point, sideOf } from './picture.ts';
import { apply, squareAround, warp } from './warp.ts';

/**
 * Right eye, left eye, nose tip, right and left corner of the mouth, as the person has them: the order of the ArcFace
 * template.
 */
export type FivePoints = readonly [Point, Point, Point, Point, Point];

/** Degrees: yaw to the person's left or right, pitch down or up, roll as the picture shows it. */
export type Pose = { yaw: number; pitch: number; roll: number };

export type Mesh = { score: number; points: FivePoints; pose: Pose };

export const MESH_SIZE = 192;
const CROP = 1.5;
const INPUT: PixelInput = { channels: 'rgb', mean: 0, scale: 255 };
const SCORE = 'Identity_1';
const VERTICES = 'Identity_2';

/** Which of the 468 vertices make the five points: six around each eye, the nose tip, the mouth corners. */
const RIGHT_EYE = [33, 160, 158, 133, 153, 144];
const LEFT_EYE = [362, 385, 387, 263, 373, 380];
const NOSE = [4];
const RIGHT_MOUTH = [61];
const LEFT_MOUTH = [291];

const RIGHT_EYE_CORNER = 33;
const LEFT_EYE_CORNER = 263;
const FOREHEAD = 10;
const CHIN = 152;

/** Fits the face mesh into a box, turned so that the eyes are level. Its score tells faces from other things. */
export async function fitMesh(network: Network, picture: Picture, box: Box, eyes: readonly Point[]): Promise<Mesh> {
  const [right = [0, 0], left = [1, 0]] = eyes;
  const roll = Math.atan2(left[1] - right[1], left[0] - right[0]);
  const matrix = squareAround(centreOf(box), sideOf(box) * CROP, roll, MESH_SIZE);
  warp(picture, matrix, MESH_SIZE, INPUT, network.planes);
  const outputs = await network.run();
  const vertices = outputs[VERTICES] ?? new Float32Array();

  const centre = (indices: number[]): Point => {
    const mean = (axis: number): number =>
      indices.reduce((sum, index) => sum + (vertices[3 * index + axis] ?? 0), 0) / indices.length;
    return apply(matrix, mean(0), mean(1));
  };
  const points: FivePoints = [
    centre(RIGHT_EYE),
    centre(LEFT_EYE),
    centre(NOSE),
    centre(RIGHT_MOUTH),
    centre(LEFT_MOUTH),
  ];
  return { score: outputs[SCORE]?.[0] ?? 0, points, pose: poseOf(vertices, roll) };
}

function poseOf(vertices: Float32Array, roll: number): Pose {
  const between = (from: number, to: number, axis: number): number =>
    (vertices[3 * to + axis] ?? 0) - (vertices[3 * from + axis] ?? 0);
  const across = [0, 1, 2].map((axis) => between(RIGHT_EYE_CORNER, LEFT_EYE_CORNER, axis));
  const down = [0, 1, 2].map((axis) => between(FOREHEAD, CHIN, axis));
  const [acrossX = 0, acrossY = 0, acrossZ = 0] = across;
  const [downX = 0, downY = 0, downZ = 0] = down;
  return {
    yaw: degrees(Math.atan2(acrossZ, Math.hypot(acrossX, acrossY))),
    pitch: degrees(Math.atan2(downZ, Math.hypot(downX, downY))),
    roll: degrees(roll + Math.atan2(acrossY, acrossX)),
  };
}

const degrees = (radians: number): number => signedDegrees((radians * 180) / Math.PI);

/** The same angle between -180 and 180. */
export function signedDegrees(angle: number): number {
  return angle - 360 * Math.round(angle / 360);
}
