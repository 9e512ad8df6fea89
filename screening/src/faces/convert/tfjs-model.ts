/** What the converter reads of a TensorFlow.js graph model (`model.json` and its binary weights). */
export type TfjsNode = { name: string; op: string; input?: string[]; attr?: Record<string, TfjsAttribute> };

type TfjsAttribute = {
  s?: string;
  list?: { i?: string[]; s?: string[] };
  shape?: { dim: { size: string }[] };
};

type TfjsWeight = { name: string; shape: number[]; dtype: string; quantization?: { dtype: string } };

export type TfjsModel = {
  modelTopology: { node: TfjsNode[] };
  weightsManifest: { paths: string[]; weights: TfjsWeight[] }[];
};

export type Weights = { shape: number[]; values: Float32Array | Int32Array };

export function text(attribute: TfjsAttribute | undefined): string {
  return Buffer.from(attribute?.s ?? '', 'base64').toString();
}

export function texts(attribute: TfjsAttribute | undefined): string[] {
  return (attribute?.list?.s ?? []).map((entry) => Buffer.from(entry, 'base64').toString());
}

export function integers(attribute: TfjsAttribute | undefined): number[] {
  return (attribute?.list?.i ?? []).map(Number);
}

export function dimensions(attribute: TfjsAttribute | undefined): number[] {
  return (attribute?.shape?.dim ?? []).map(({ size }) => Number(size));
}

function halfToFloat(half: number): number {
  const sign = half >> 15 ? -1 : 1;
  const exponent = (half >> 10) & 31;
  const fraction = half & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

/** Bytes per value, and how to read one, for the encodings that occur. */
function reader(weight: TfjsWeight, bytes: Buffer): { width: number; read: (offset: number) => number } {
  const encoding = weight.quantization?.dtype ?? weight.dtype;
  if (encoding === 'float32') return { width: 4, read: (offset) => bytes.readFloatLE(offset) };
  if (encoding === 'int32') return { width: 4, read: (offset) => bytes.readInt32LE(offset) };
  if (encoding === 'float16') return { width: 2, read: (offset) => halfToFloat(bytes.readUInt16LE(offset)) };
  throw new Error(`The weights ${weight.name} are stored as ${encoding}, which the converter does not know.`);
}

export function readWeights(model: TfjsModel, bytes: Buffer): Map<string, Weights> {
  const found = new Map<string, Weights>();
  let offset = 0;
  for (const weight of model.weightsManifest.flatMap((group) => group.weights)) {
    const { width, read } = reader(weight, bytes);
    const count = weight.shape.reduce((product, size) => product * size, 1);
    const start = offset;
    const source = { length: count };
    const value = (_: unknown, index: number): number => read(start + index * width);
    const values = weight.dtype === 'int32' ? Int32Array.from(source, value) : Float32Array.from(source, value);
    found.set(weight.name, { shape: weight.shape, values });
    offset += count * width;
  }
  return found;
}
