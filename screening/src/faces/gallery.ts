import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { WorkerChannel } from '../threads/worker-channel.ts';
import { startWorkerThread } from '../threads/worker-thread.ts';
import { EMPTY, GalleryMemory, type MemoryLayout, mostRounding, PAGE, quantiseQuery } from './gallery-memory.ts';
import { SlotIndex } from './slot-index.ts';
import { cosineOf, normalised } from './vector.ts';
import { type CompiledModule, Module, type SharedMemory } from './web-assembly.ts';

export type GalleryEntry = { id: number; vector: Float32Array };
export type GalleryHit = { id: number; cosine: number };

export type GalleryWorkerData = {
  memory: SharedMemory;
  module: CompiledModule;
  layout: MemoryLayout;
  thread: number;
};
export type ScanQuestion = { query: Int16Array; from: number; to: number; count: number };

export type GalleryOptions = {
  /** Numbers in a vector; a multiple of 16. A gallery holds vectors of one model only. */
  dimensions: number;
  threads?: number | undefined;
};

type ExactVectors = (ids: number[]) => Promise<readonly (Float32Array | undefined)[]>;

export type SearchOptions = {
  /** Faces less alike are not given, nor is the time taken to compare them exactly. */
  least?: number | undefined;
  /**
   * The float32 vectors of the best candidates, in the order asked, nothing for one that is gone. With it the cosines
   * are exact; without it they are those of the int8 vectors, off by about .001.
   */
  exactVectors?: ExactVectors | undefined;
};

/** So many more than are asked for are compared exactly: int8 ranks those that are nearly equal in another order. */
const SPARE = 50;
const MOST_RESULTS = 1000;
/** Fewer faces are not worth a second thread. */
const FACES_PER_THREAD = 16_384;
const ADDED_AT_ONCE = 1000;

/** Exact 1:N search over all faces of one model: every vector is compared, on several threads, in one shared memory. */
export class Gallery {
  readonly #layout: MemoryLayout;
  readonly #store: GalleryMemory;
  readonly #index: SlotIndex;
  readonly #threads: WorkerChannel<ScanQuestion, Int32Array>[];
  readonly #module: CompiledModule;
  /** Slots given back, each with the last search that may still look at it. */
  readonly #freed: { slot: number; search: number }[] = [];
  readonly #searching = new Set<number>();
  #search = 0;
  #top = 0;
  #turn = 0;
  #closed = false;

  constructor({ dimensions, threads = availableParallelism() }: GalleryOptions) {
    if (dimensions % 16 !== 0 || dimensions < 16 || dimensions > PAGE / 8)
      throw new Error(`A gallery cannot hold vectors of ${dimensions} numbers: it takes a multiple of 16.`);
    this.#layout = { dimensions, threads };
    this.#store = new GalleryMemory(this.#layout);
    this.#index = new SlotIndex((slot) => this.#store.idOf(slot));
    this.#module = new Module(readFileSync(new URL('../../dist/faces/kernel.wasm', import.meta.url)));
    this.#threads = Array.from({ length: threads }, (_, thread) => this.#startThread(thread));
  }

  get size(): number {
    return this.#index.size;
  }

  /** Memory of the vectors and the index. */
  get bytes(): number {
    return this.#store.bytes + this.#index.bytes;
  }

  has(id: number): boolean {
    return this.#index.get(id) !== -1;
  }

  /** Adds a face, or replaces the one with this id. A search that starts afterwards finds it. */
  add(id: number, vector: Float32Array): void {
    if (!Number.isInteger(id) || id <= EMPTY || id >= 2 ** 31) throw new Error(`${id} is not a 32-bit id.`);
    this.#requireDimensions(vector);
    this.remove(id);
    const slot = this.#freeSlot();
    this.#store.write(slot, id, normalised(vector));
    this.#index.set(id, slot);
  }

  /** Adds many faces without holding up the calling thread for long. */
  async addMany(entries: Iterable<GalleryEntry> | AsyncIterable<GalleryEntry>): Promise<void> {
    let count = 0;
    for await (const { id, vector } of entries) {
      this.add(id, vector);
      if (++count % ADDED_AT_ONCE === 0) await setImmediate();
    }
  }

  /** Takes a face out; no search that ends afterwards reports it. Says whether it was there. */
  remove(id: number): boolean {
    const slot = this.#index.get(id);
    if (slot === -1) return false;
    this.#index.delete(id);
    this.#store.clear(slot);
    this.#freed.push({ slot, search: this.#search });
    return true;
  }

  /** The `k` nearest faces, best first. */
  async search(
    vector: Float32Array,
    k: number,
    { least = -1, exactVectors }: SearchOptions = {},
  ): Promise<GalleryHit[]> {
    this.#requireDimensions(vector);
    if (this.#closed) throw new Error('The gallery is closed.');
    if (k < 1 || k > MOST_RESULTS) throw new Error(`A search gives 1 to ${MOST_RESULTS} faces, not ${k}.`);
    const query = normalised(vector);
    const slots = await this.#scan(quantiseQuery(query), k + SPARE);
    // Judged again here, where the gallery is written: no slot changes while this runs, and emptied ones drop out.
    const roughly = exactVectors ? least - mostRounding(this.#layout.dimensions) : least;
    const candidates = slots
      .map((slot) => ({ id: this.#store.idOf(slot), cosine: this.#store.cosine(slot, query) }))
      .filter(({ id, cosine }) => id !== EMPTY && cosine >= roughly)
      .toSorted(byCosine)
      .slice(0, k + SPARE);
    if (!exactVectors || candidates.length === 0) return candidates.slice(0, k);
    const hits = await this.#exactly(query, candidates, exactVectors);
    return hits.filter(({ cosine }) => cosine >= least).slice(0, k);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#threads.map((thread) => thread.end()));
  }

  async #scan(query: Int16Array, count: number): Promise<number[]> {
    const number = ++this.#search;
    this.#searching.add(number);
    try {
      const top = this.#top;
      const parts = Math.min(this.#layout.threads, Math.max(1, Math.ceil(top / FACES_PER_THREAD)));
      const share = Math.ceil(top / parts);
      const found = await Promise.all(
        Array.from({ length: parts }, (_, part) => {
          const from = part * share;
          return this.#nextThread().ask({ query, from, to: Math.min(top, from + share), count });
        }),
      );
      return found.flatMap((slots) => [...slots]);
    } finally {
      this.#searching.delete(number);
    }
  }

  async #exactly(query: Float32Array, candidates: GalleryHit[], exactVectors: ExactVectors): Promise<GalleryHit[]> {
    const vectors = await exactVectors(candidates.map(({ id }) => id));
    return candidates
      .flatMap(({ id }, index) => {
        const vector = vectors[index];
        return vector && this.has(id) ? [{ id, cosine: cosineOf(query, vector) }] : [];
      })
      .toSorted(byCosine);
  }

  /** A slot is filled anew only when no search is under way that may have seen its former face. */
  #freeSlot(): number {
    const [oldest] = this.#freed;
    const [first = Number.POSITIVE_INFINITY] = this.#searching;
    if (!oldest || first <= oldest.search) return this.#top++;
    this.#freed.shift();
    return oldest.slot;
  }

  #nextThread(): WorkerChannel<ScanQuestion, Int32Array> {
    this.#turn = (this.#turn + 1) % this.#threads.length;
    const thread = this.#threads[this.#turn];
    if (!thread) throw new Error('The gallery has no threads.');
    return thread;
  }

  #startThread(thread: number): WorkerChannel<ScanQuestion, Int32Array> {
    const workerData: GalleryWorkerData = {
      memory: this.#store.memory,
      module: this.#module,
      layout: this.#layout,
      thread,
    };
    const worker = startWorkerThread('./gallery-worker', import.meta.url, { workerData, name: 'afc-gallery' });
    return new WorkerChannel(worker, () => {
      if (!this.#closed) this.#threads[thread] = this.#startThread(thread);
    });
  }

  #requireDimensions(vector: Float32Array): void {
    if (vector.length !== this.#layout.dimensions)
      throw new Error(`This gallery holds vectors of ${this.#layout.dimensions} numbers, not of ${vector.length}.`);
  }
}

const byCosine = (a: GalleryHit, b: GalleryHit): number => b.cosine - a.cosine;
