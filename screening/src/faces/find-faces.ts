import { shrink } from './decode.ts';
import { DETECTOR_SIZE, type Detection, withoutDuplicates } from './detect.ts';
import { lookAt, lookAtWhole, moved, type Square } from './look.ts';
import { fitMesh, type Mesh, signedDegrees } from './mesh.ts';
import type { Network } from './network.ts';
import { type Box, centreOf, type Picture, sideOf } from './picture.ts';

export type Detectors = { detector: Network; mesh: Network };

/** A face that both networks believe in, in pixels of the picture. */
export type FoundFace = {
  box: Box;
  score: number;
  mesh: Mesh;
  /** Scores of both passes and the mesh, less for a face that lies askew in the turned picture. */
  certainty: number;
};

/** What a candidate must score when it is looked at close up, and how much around it is seen then. */
const CLOSE_SCORE = 0.3;
const CLOSE_CROP = 2.2;
const MESH_SCORE = 0.5;
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
/** So many times its size the picture is looked at from further away, for a face that fills it to its edges. */
const AWAY = 2;

/**
 * All faces of a picture, the largest first. Where the picture as a whole shows none, it is looked at from further
 * away and in parts: the detector misses faces without anything around them, and those of photos on a scanned page.
 */
export async function findFaces(networks: Detectors, picture: Picture): Promise<FoundFace[]> {
  const { detector } = networks;
  const small = await shrink(picture, DETECTOR_SIZE);
  const seen = (turn: number) => lookAtWhole(detector, picture, small, turn);
  const faces = await surestTurn(networks, picture, LEAST_UPRIGHT, seen);
  if (faces.length > 0) return faces;
  const squares = await squaresWorthALook(detector, picture);
  const seenOtherwise = (turn: number) => lookOtherwise(detector, picture, small, squares, turn);
  return surestTurn(networks, picture, LEAST_TURNED, seenOtherwise);
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
    const closer = await lookCloser(networks.detector, picture, candidate, turn);
    const { score, box, points } = closer ?? candidate;
    const mesh = await fitMesh(networks.mesh, picture, box, points);
    const askew = Math.abs(signedDegrees(mesh.pose.roll + 90 * turn));
    const penalty = Math.max(0, askew - ASKEW) / 90;
    const certainty = candidate.score + (closer?.score ?? CLOSE_SCORE) + mesh.score - penalty;
    if (mesh.score >= MESH_SCORE && certainty >= least) faces.push({ box, score, mesh, certainty });
  }
  return faces;
}

/** Looks again, close up: small faces gain resolution, and doubtful candidates get a better box. */
async function lookCloser(
  detector: Network,
  picture: Picture,
  { box: candidate }: Detection,
  turn: number,
): Promise<Detection | undefined> {
  const square: Square = { centre: centreOf(candidate), side: sideOf(candidate) * CLOSE_CROP };
  const found = await lookAt(detector, picture, square, turn, CLOSE_SCORE);
  // The candidate lies in the middle of its crop: a better score further out is another face.
  const rank = ({ score, box }: Detection): number => {
    const [x, y] = centreOf(box);
    return score - Math.hypot(x - square.centre[0], y - square.centre[1]) / (square.side / 2);
  };
  return found.toSorted((a, b) => rank(b) - rank(a))[0];
}

/** Squares around what could be small faces, of any turn. */
async function squaresWorthALook(detector: Network, picture: Picture): Promise<Square[]> {
  const longest = Math.max(picture.width, picture.height);
  if (longest < LEAST_SIDE_FOR_PARTS) return [];
  // A smaller part would be enlarged, which shows nothing more.
  const side = Math.max(longest / PARTS_ALONG_SIDE, DETECTOR_SIZE);
  const found: Detection[] = [];
  for (const y of centresAlong(picture.height, side))
    for (const x of centresAlong(picture.width, side))
      found.push(...(await lookAt(detector, picture, { centre: [x, y], side }, 0, WORTH_A_LOOK)));
  return withoutDuplicates(found, ({ score }) => score)
    .slice(0, MOST_LOOKS)
    .map(({ box }) => ({ centre: centreOf(box), side: LOOK_CROP * sideOf(box) }));
}

/** Where parts of a side lie along a length, from edge to edge. */
function centresAlong(length: number, side: number): number[] {
  if (length <= side) return [length / 2];
  const steps = Math.ceil((length - side) / (side * (1 - PARTS_OVERLAP)));
  return Array.from({ length: steps + 1 }, (_, index) => side / 2 + (index * (length - side)) / steps);
}

/** From further away, and at the squares worth a look. Largest candidate first. */
async function lookOtherwise(
  detector: Network,
  picture: Picture,
  small: Picture,
  squares: readonly Square[],
  turn: number,
): Promise<Detection[]> {
  const away: Square = { centre: [small.width / 2, small.height / 2], side: AWAY * DETECTOR_SIZE };
  const scale = Math.max(picture.width, picture.height) / DETECTOR_SIZE;
  const found = (await lookAt(detector, small, away, turn)).map((each) => moved(each, [scale, 0, 0, 0, scale, 0]));
  for (const square of squares) found.push(...(await lookAt(detector, picture, square, turn)));
  return withoutDuplicates(found, ({ score }) => score).toSorted((a, b) => sideOf(b.box) - sideOf(a.box));
}
