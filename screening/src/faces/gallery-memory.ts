import { Memory, type SharedMemory } from './web-assembly.ts';

/**
 * The gallery's one memory, shared by all threads of the process. The first pages are the threads' scratch, then come
 * chunks: CHUNK vectors of int8, their scales, their ids. 136 bytes a face with 128 dimensions.
 */
export const CHUNK = 8192;
export const EMPTY = -(2 ** 31);
export const PAGE = 65_536;

const MOST_PAGES = 65_536;
const INT8 = 127;
const INT16 = 32_767;

export type MemoryLayout = { dimensions: number; threads: number };

const chunkBytes = (dimensions: number): number => CHUNK * (dimensions + 8);
export const chunkOffset = ({ dimensions, threads }: MemoryLayout, chunk: number): number =>
  threads * PAGE + chunk * chunkBytes(dimensions);

/** No cosine is further off than this by the rounding of a stored vector: half a step in each of its numbers. */
export const mostRounding = (dimensions: number): number => Math.sqrt(dimensions) / 2 / INT8;

type Chunk = { vectors: Int8Array; scales: Float32Array; ids: Int32Array };

/** Written by one thread only, the one that owns the gallery; scanned by the others. */
export class GalleryMemory {
  readonly memory: SharedMemory;
  readonly #layout: MemoryLayout;
  readonly #chunks: Chunk[] = [];

  constructor(layout: MemoryLayout) {
    this.#layout = layout;
    this.memory = new Memory({ initial: layout.threads, maximum: MOST_PAGES, shared: true });
  }

  get bytes(): number {
    return this.memory.buffer.byteLength;
  }

  /** Makes room for one more chunk; every slot of it is empty. */
  #grow(): Chunk {
    const { dimensions } = this.#layout;
    this.memory.grow(chunkBytes(dimensions) / PAGE);
    const start = chunkOffset(this.#layout, this.#chunks.length);
    const { buffer } = this.memory;
    const vectors = new Int8Array(buffer, start, CHUNK * dimensions);
    const scales = new Float32Array(buffer, start + CHUNK * dimensions, CHUNK);
    const ids = new Int32Array(buffer, start + CHUNK * (dimensions + 4), CHUNK);
    ids.fill(EMPTY);
    const chunk = { vectors, scales, ids };
    this.#chunks.push(chunk);
    return chunk;
  }

  idOf(slot: number): number {
    return this.#chunks[Math.floor(slot / CHUNK)]?.ids[slot % CHUNK] ?? EMPTY;
  }

  /** Fills an empty slot. The id comes last, atomically: a scanning thread passes over the slot until then. */
  write(slot: number, id: number, vector: Float32Array): void {
    const chunk = this.#chunks[Math.floor(slot / CHUNK)] ?? this.#grow();
    const { dimensions } = this.#layout;
    const at = slot % CHUNK;
    const scale = largest(vector) / INT8 || 1;
    const start = at * dimensions;
    const factor = 1 / scale;
    // Rounds to -127..127; the detour over a positive integer is twice as fast as Math.round, and a million faces count.
    for (let index = 0; index < dimensions; index++)
      chunk.vectors[start + index] = (((vector[index] ?? 0) * factor + 128.5) | 0) - 128;
    chunk.scales[at] = scale;
    Atomics.store(chunk.ids, at, id);
  }

  clear(slot: number): void {
    const ids = this.#chunks[Math.floor(slot / CHUNK)]?.ids;
    if (ids) Atomics.store(ids, slot % CHUNK, EMPTY);
  }

  /** The cosine of a stored vector with a query, as exact as int8 allows. */
  cosine(slot: number, query: Float32Array): number {
    const chunk = this.#chunks[Math.floor(slot / CHUNK)];
    if (!chunk) return -1;
    const { dimensions } = this.#layout;
    const start = (slot % CHUNK) * dimensions;
    let sum = 0;
    for (let index = 0; index < dimensions; index++) sum += (chunk.vectors[start + index] ?? 0) * (query[index] ?? 0);
    return sum * (chunk.scales[slot % CHUNK] ?? 0);
  }
}

/** The query's own scale does not change the order, so it is not kept. */
export function quantiseQuery(vector: Float32Array): Int16Array {
  const scale = INT16 / (largest(vector) || 1);
  return Int16Array.from(vector, (value) => Math.round(value * scale));
}

function largest(vector: Float32Array): number {
  let most = 0;
  for (let index = 0; index < vector.length; index++) most = Math.max(most, Math.abs(vector[index] ?? 0));
  return most;
}
