import { DAMAGED, decode, isDamaged, LONGEST_SIDE, shrink } from './decode.ts';
import { DETECTOR_SIZE } from './detect.ts';
import { Embedder } from './embed.ts';
import { type Detectors, type FoundFace, findFaces } from './find-faces.ts';
import type { ImageLimits } from './image-limits.ts';
import { Liveness } from './liveness.ts';
import { MESH_SIZE } from './mesh.ts';
import type { ModelFiles } from './models.ts';
import { Network } from './network.ts';
import type { Face, FaceOutcome, SeenFace, SeenImage } from './outcome.ts';
import { type Box, type Picture, type Point, sideOf } from './picture.ts';
import { poorQuality } from './poor-quality.ts';
import { judgeQuality } from './quality.ts';
import { fullPicturePixels, renderPicture } from './render-picture.ts';

export type ModelDescription = { model: string; dimensions: number };

/** A face this much larger than the next is the one the photo is about. */
const DOMINANT = 1.5;

/** All networks of one thread. Not reentrant: one image at a time. */
export class FaceAnalyser {
  readonly #detectors: Detectors;
  readonly #embedder: Embedder;
  readonly #liveness: Liveness | undefined;
  readonly #limits: ImageLimits;

  private constructor(detectors: Detectors, embedder: Embedder, liveness: Liveness | undefined, limits: ImageLimits) {
    this.#detectors = detectors;
    this.#embedder = embedder;
    this.#liveness = liveness;
    this.#limits = limits;
  }

  static async load(models: ModelFiles, limits: ImageLimits): Promise<FaceAnalyser> {
    const detector = await Network.load(models.detector, DETECTOR_SIZE);
    const mesh = await Network.load(models.mesh, MESH_SIZE);
    const embedder = await Embedder.load(models.embedder);
    const liveness = models.liveness && (await Liveness.load(models.liveness));
    return new FaceAnalyser({ detector, mesh }, embedder, liveness, limits);
  }

  async describe(): Promise<ModelDescription> {
    return { model: this.#embedder.model, dimensions: await this.#embedder.dimensions() };
  }

  async analyse(image: Uint8Array): Promise<FaceOutcome> {
    const decoded = await decode(image, this.#limits);
    return decoded.outcome === 'decoded' ? this.#analyse(image, decoded.picture) : decoded;
  }

  /** Analyses and copies an image that is kept: it is decoded once for both. */
  async see(image: Uint8Array): Promise<SeenImage> {
    const decoded = await decode(image, this.#limits, fullPicturePixels);
    if (decoded.outcome !== 'decoded') return { outcome: decoded, renditions: null };
    const { picture } = decoded;
    const isLarge = Math.max(picture.width, picture.height) > LONGEST_SIDE;
    const renditions = renderPicture(picture);
    const outcome = this.#analyse(image, isLarge ? await shrink(picture, LONGEST_SIDE, 'lanczos3') : picture);
    const [copies, analysed] = await Promise.all([renditions, outcome]);
    return { outcome: analysed, renditions: copies };
  }

  async #analyse(image: Uint8Array, picture: Picture): Promise<FaceOutcome> {
    const found = await findFaces(this.#detectors, picture);
    const [largest, second] = found;
    if (!largest) {
      if (await isDamaged(image)) return { outcome: 'unreadable', message: DAMAGED };
      return { outcome: 'no-face', message: 'No face was found in the image.' };
    }

    const faceCount = found.length;
    const faces = found.map((face) => seen(face, picture));
    if (second && sideOf(largest.box) < DOMINANT * sideOf(second.box))
      return {
        outcome: 'several-faces',
        message: `The image shows ${faceCount} faces and none is clearly the largest.`,
        faceCount,
        faces,
      };

    const face = this.#describe(picture, largest);
    const poor = poorQuality(face.quality);
    if (poor) return { outcome: 'too-poor', ...poor, faceCount, faces, quality: face.quality };
    const vector = await this.#embedder.embed(picture, largest.mesh.points);
    const liveness = await this.#liveness?.judge(picture, largest.box);
    return {
      outcome: 'face',
      face: { ...face, vector, ...(liveness && { liveness }) },
      faceCount,
      faces,
      model: this.#embedder.model,
    };
  }

  #describe(picture: Picture, found: FoundFace): Omit<Face, 'vector'> {
    const { points, pose } = found.mesh;
    const { box, score } = seen(found, picture);
    const toOriginal = scaleOf(picture);
    const move = ([x, y]: Point): Point => [x * toOriginal[0], y * toOriginal[1]];
    return {
      box,
      score,
      points: [move(points[0]), move(points[1]), move(points[2]), move(points[3]), move(points[4])],
      quality: judgeQuality(picture, points, pose, sideOf(box)),
      width: picture.originalWidth,
      height: picture.originalHeight,
    };
  }
}

function seen({ box, score }: FoundFace, picture: Picture): SeenFace {
  const [x, y] = scaleOf(picture);
  const moved: Box = [box[0] * x, box[1] * y, box[2] * x, box[3] * y];
  return { box: moved, score };
}

function scaleOf({ width, height, originalWidth, originalHeight }: Picture): Point {
  return [originalWidth / width, originalHeight / height];
}
