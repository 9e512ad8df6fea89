import { shrink } from './decode.ts';
import { DETECTOR_SIZE, type Detection, detect, withoutDuplicates } from './detect.ts';
import { fitMesh, type Mesh, signedDegrees } from './mesh.ts';
import type { PixelInput } from './models.ts';
import type { Network } from './network.ts';
import { type Box, centreOf, type Picture, type Point, sideOf } from './picture.ts';
import { type Affine, apply, squareAround, warp } from './warp.ts';

export type Detectors = { detector: Network; mesh: Network };

/** A face that both networks believe in, in pixels of the picture. */
export type FoundFace = {
  box: Box;
  score: number;
  mesh: Mesh;
  /** Scores of both passes and the mesh, less for a face that lies askew in the turned picture. */
  certainty: number;
};

const INPUT: PixelInput = { channels: 'rgb', mean: 127.5, scale: 127.5 };
const FIRST_SCORE = 0.5;
const SECOND_SCORE = 0.3;
const MESH_SCORE = 0.5;
const SECOND_CROP = 2.2;
/** A crowd is 'several faces' however many more there are. */
const MOST_CANDIDATES = 8;

/** Quarter turns: as it is, upside down, on either side. */
const TURNS = [0, 2, 1, 3];

/** Below this the networks contradict each other: a cat, a pattern. Usable faces reach 2.4 and more. */
const LEAST_UPRIGHT = 1.7;
/** Turning gives accidental faces three more chances, so a turned face must be as good as a usable one. */
const LEAST_TURNED = 2.4;
/** From here on the other turns need not be tried. Upside-down faces read as upright stay below. */
const SURE = 2.65;
/** Degrees beyond which a face would stand straighter in another turn. */
const ASKEW = 50;

/** Parts of a third of the longer side, each a third over the next, so that no small face is cut in all of them. */
const PARTS_ALONG_SIDE = 3;
const PARTS_OVERLAP = 1 / 3;
/** Smaller pictures gain nothing: the detector sees nearly all their pixels at once. */
const LEAST_SIDE_FOR_PARTS = 2 * DETECTOR_SIZE;
/** What a part must score to be looked at closely: faces that lie score little until they are turned. */
const WORTH_A_LOOK = 0.3;
const MOST_LOOKS = 4;
const LOOK_CROP = 5;
/** From further away, for a face that fills the picture to its edges. */
const AWAY = 2;

/** A square of the picture. */
type Look = { centre: Point; side: number };

/**
 * All faces of a picture, the largest first. Where the picture as a whole shows none, it is looked at from further
 * away and in parts: the detector misses faces without anything around them, and those of photos on a scanned page.
 */
export async function findFaces(networks: Detectors, picture: Picture): Promise<FoundFace[]> {
  const { detector } = networks;
  const small = await shrink(picture, DETECTOR_SIZE);
  const faces = await surestTurn(networks, picture, LEAST_UPRIGHT, (turn) => firstPass(detector, picture, small, turn));
  if (faces.length > 0) return faces;
  const looks = await looksWorthIt(detector, picture);
  return surestTurn(networks, picture, LEAST_TURNED, (turn) => otherPasses(detector, picture, small, looks, turn));
}

/**
 * The detector also finds faces that stand on their head or lie, with wrong points; so unless the picture is surely
 * upright, the turn in which both networks are surest counts.
 */
async function surestTurn(
  networks: Detectors,
  picture: Picture,
  leastUpright: number,
  candidatesIn: (turn: number) => Promise<Detection[]>,
): Promise<FoundFace[]> {
  let best: FoundFace[] = [];
  let certainty = 0;
  for (const turn of TURNS) {
    const least = turn === 0 ? leastUpright : LEAST_TURNED;
    const faces = await facesAmong(networks, picture, await candidatesIn(turn), turn, least);
    const surest = Math.max(...faces.map((face) => face.certainty));
    if (surest > certainty) {
      best = faces;
      certainty = surest;
    }
    if (certainty >= SURE) break;
  }
  return withoutDuplicates(best, ({ box }) => sideOf(box));
}

async function facesAmong(
  networks: Detectors,
  picture: Picture,
  candidates: Detection[],
  turn: number,
  least: number,
): Promise<FoundFace[]> {
  const faces: FoundFace[] = [];
  for (const candidate of candidates.slice(0, MOST_CANDIDATES)) {
    const closer = await secondPass(networks.detector, picture, candidate, turn);
    const { score, box, points } = closer ?? candidate;
    const mesh = await fitMesh(networks.mesh, picture, box, points);
    const askew = Math.abs(signedDegrees(mesh.pose.roll + 90 * turn));
    const penalty = Math.max(0, askew - ASKEW) / 90;
    const certainty = candidate.score + (closer?.score ?? SECOND_SCORE) + mesh.score - penalty;
    if (mesh.score >= MESH_SCORE && certainty >= least) faces.push({ box, score, mesh, certainty });
  }
  return faces;
}

/** Squares around what could be small faces, of any turn. */
async function looksWorthIt(detector: Network, picture: Picture): Promise<Look[]> {
  const longest = Math.max(picture.width, picture.height);
  if (longest < LEAST_SIDE_FOR_PARTS) return [];
  // A smaller part would be enlarged, which shows nothing more.
  const side = Math.max(longest / PARTS_ALONG_SIDE, DETECTOR_SIZE);
  const found: Detection[] = [];
  for (const y of centresAlong(picture.height, side))
    for (const x of centresAlong(picture.width, side))
      found.push(...(await look(detector, picture, { centre: [x, y], side }, 0, WORTH_A_LOOK)));
  return withoutDuplicates(found, ({ score }) => score)
    .slice(0, MOST_LOOKS)
    .map(({ box }) => ({ centre: centreOf(box), side: LOOK_CROP * sideOf(box) }));
}

/** From further away, and closely. Largest candidate first. */
async function otherPasses(
  detector: Network,
  picture: Picture,
  small: Picture,
  looks: readonly Look[],
  turn: number,
): Promise<Detection[]> {
  const away: Look = { centre: [small.width / 2, small.height / 2], side: AWAY * DETECTOR_SIZE };
  const scale = Math.max(picture.width, picture.height) / DETECTOR_SIZE;
  const found = (await look(detector, small, away, turn)).map((each) => moved(each, [scale, 0, 0, 0, scale, 0]));
  for (const each of looks) found.push(...(await look(detector, picture, each, turn)));
  return withoutDuplicates(found, ({ score }) => score).toSorted((a, b) => sideOf(b.box) - sideOf(a.box));
}

/** What the detector sees in one square of the picture. */
async function look(
  detector: Network,
  picture: Picture,
  { centre, side }: Look,
  turn: number,
  threshold = FIRST_SCORE,
): Promise<Detection[]> {
  const matrix = squareAround(centre, side, angleOf(turn), DETECTOR_SIZE);
  warp(picture, pixelCentres(matrix), DETECTOR_SIZE, INPUT, detector.planes);
  return (await detect(detector, threshold)).map((detection) => moved(detection, matrix));
}

/** Where parts of a side lie along a length, from edge to edge. */
function centresAlong(length: number, side: number): number[] {
  if (length <= side) return [length / 2];
  const steps = Math.ceil((length - side) / (side * (1 - PARTS_OVERLAP)));
  return Array.from({ length: steps + 1 }, (_, index) => side / 2 + (index * (length - side)) / steps);
}

/** A quarter turn of the picture is one of the square the other way. */
const angleOf = (turn: number): number => (-turn * Math.PI) / 2;

/** The whole picture in the detector's square, centred; the rim is mid-grey. Largest candidate first. */
async function firstPass(detector: Network, picture: Picture, small: Picture, turn: number): Promise<Detection[]> {
  const { planes } = detector;
  planes.fill(0);
  const side = Math.max(picture.width, picture.height);
  const left = Math.round(((side - picture.width) / 2 / side) * DETECTOR_SIZE);
  const top = Math.round(((side - picture.height) / 2 / side) * DETECTOR_SIZE);
  const area = DETECTOR_SIZE * DETECTOR_SIZE;
  for (let y = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++) {
      const [turnedX, turnedY] = turned(x + left, y + top, turn);
      const to = turnedY * DETECTOR_SIZE + turnedX;
      const from = (y * small.width + x) * 3;
      for (let channel = 0; channel < 3; channel++)
        planes[channel * area + to] = ((small.data[from + channel] ?? 0) - INPUT.mean) / INPUT.scale;
    }
  const whole = squareAround([0, 0], side, angleOf(turn), DETECTOR_SIZE);
  // The rim is a whole number of pixels, so the centre is the rim's, not the picture's.
  const [x, y] = [DETECTOR_SIZE / 2 - left, DETECTOR_SIZE / 2 - top];
  const scale = side / DETECTOR_SIZE;
  const matrix: Affine = [whole[0], whole[1], whole[2] + x * scale, whole[3], whole[4], whole[5] + y * scale];
  const found = (await detect(detector, FIRST_SCORE)).map((detection) => moved(detection, matrix));
  return found.toSorted((a, b) => sideOf(b.box) - sideOf(a.box));
}

/** Looks again, close up: small faces gain resolution, and doubtful candidates get a better box. */
async function secondPass(
  detector: Network,
  picture: Picture,
  candidate: Detection,
  turn: number,
): Promise<Detection | undefined> {
  const side = sideOf(candidate.box) * SECOND_CROP;
  const matrix = squareAround(centreOf(candidate.box), side, angleOf(turn), DETECTOR_SIZE);
  warp(picture, pixelCentres(matrix), DETECTOR_SIZE, INPUT, detector.planes);
  const found = await detect(detector, SECOND_SCORE);
  const best = found.toSorted((a, b) => nearCentre(b) - nearCentre(a))[0];
  return best && moved(best, matrix);
}

/** The candidate lies in the middle of its crop: a better score further out is another face. */
function nearCentre({ score, box }: Detection): number {
  const half = DETECTOR_SIZE / 2;
  const [x, y] = centreOf(box);
  return score - Math.hypot(x - half, y - half) / half;
}

/** From coordinates between pixels to coordinates of pixel centres. */
function pixelCentres(matrix: Affine): Affine {
  const [x, y] = apply(matrix, 0.5, 0.5);
  return [matrix[0], matrix[1], x - 0.5, matrix[3], matrix[4], y - 0.5];
}

function turned(x: number, y: number, turn: number): Point {
  const last = DETECTOR_SIZE - 1;
  if (turn === 1) return [last - y, x];
  if (turn === 2) return [last - x, last - y];
  if (turn === 3) return [y, last - x];
  return [x, y];
}

function moved({ score, box, points }: Detection, matrix: Affine): Detection {
  const [x0, y0] = apply(matrix, box[0], box[1]);
  const [x1, y1] = apply(matrix, box[2], box[3]);
  return {
    score,
    box: [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)],
    points: points.map(([x, y]) => apply(matrix, x, y)),
  };
}
