import { afterEach, describe, expect, it } from 'vitest';
import { Gallery, type GalleryOptions } from './gallery.ts';
import { SlotIndex } from './slot-index.ts';
import { cosineOf, normalised } from './vector.ts';

/** The same numbers in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = randomNumbers(7);
const randomVector = (dimensions = 128): Float32Array =>
  normalised(Float32Array.from({ length: dimensions }, () => random() + random() + random() - 1.5));

function near(vector: Float32Array, noise: number): Float32Array {
  const other = randomVector(vector.length);
  return normalised(vector.map((value, index) => value + noise * (other[index] ?? 0)));
}

function bruteForce(faces: Map<number, Float32Array>, query: Float32Array, k: number) {
  return [...faces]
    .map(([id, vector]) => ({ id, cosine: cosineOf(query, vector) }))
    .toSorted((a, b) => b.cosine - a.cosine)
    .slice(0, k);
}

const open: Gallery[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((gallery) => gallery.close()));
});

function gallery(options: Partial<GalleryOptions> = {}): Gallery {
  const created = new Gallery({ dimensions: 128, threads: 2, ...options });
  open.push(created);
  return created;
}

describe('the gallery', () => {
  it('finds what a plain loop over all float32 vectors finds', async () => {
    const faces = new Map(Array.from({ length: 20_000 }, (_, index) => [index * 7 - 1000, randomVector()]));
    const exactVectors = async (ids: number[]) => ids.map((id) => faces.get(id));
    const searched = gallery();
    await searched.addMany([...faces].map(([id, vector]) => ({ id, vector })));
    expect(searched.size).toBe(20_000);
    for (let turn = 0; turn < 6; turn++) {
      const query = turn % 2 ? randomVector() : near(faces.get(turn * 700 - 1000) ?? randomVector(), 1.2);
      const k = turn < 4 ? 10 : 1000;
      const expected = bruteForce(faces, query, k);
      const hits = await searched.search(query, k, { exactVectors });
      expect(hits.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      hits.forEach(({ cosine }, index) => {
        expect(cosine).toBeCloseTo(expected[index]?.cosine ?? 9, 5);
      });
    }
  });

  it('gives cosines within .004 when only the int8 vectors are there', async () => {
    const searched = gallery();
    const faces = new Map(Array.from({ length: 500 }, (_, index) => [index, randomVector()]));
    for (const [id, vector] of faces) searched.add(id, vector);
    const query = near(faces.get(77) ?? randomVector(), 0.8);
    const hits = await searched.search(query, 500);
    expect(hits).toHaveLength(500);
    expect(hits[0]?.id).toBe(77);
    for (const { id, cosine } of hits)
      expect(Math.abs(cosine - cosineOf(query, faces.get(id) ?? query))).toBeLessThan(0.004);
  });

  it('gives exactly those at least as alike as told, and reads the vectors of hardly any other', async () => {
    const query = randomVector();
    const faces = new Map(
      Array.from({ length: 3_000 }, (_, index) => [
        index + 1,
        index < 30 ? near(query, 1 + index / 10) : randomVector(),
      ]),
    );
    const searched = gallery();
    await searched.addMany([...faces].map(([id, vector]) => ({ id, vector })));
    for (const { cosine: least } of bruteForce(faces, query, 20)) {
      const read: number[] = [];
      const hits = await searched.search(query, 50, {
        least,
        exactVectors: async (ids) => {
          read.push(...ids);
          return ids.map((id) => faces.get(id));
        },
      });
      const expected = bruteForce(faces, query, 50).filter(({ cosine }) => cosine >= least);
      expect(hits.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      expect(read.every((id) => cosineOf(query, faces.get(id) ?? query) > least - 0.1)).toBe(true);
    }
    expect(await searched.search(randomVector(), 50, { least: 0.9, exactVectors: () => Promise.reject() })).toEqual([]);
  });

  it('uses at most 200 bytes a face', async () => {
    const searched = gallery();
    const vector = randomVector();
    for (let id = 0; id < 40_000; id++) searched.add(id, vector);
    expect(searched.bytes / searched.size).toBeLessThan(200);
  });

  it('holds vectors of other sizes', async () => {
    const searched = gallery({ dimensions: 48 });
    const vectors = Array.from({ length: 33 }, () => randomVector(48));
    vectors.forEach((vector, id) => {
      searched.add(id, vector);
    });
    expect((await searched.search(near(vectors[32] ?? randomVector(48), 0.3), 1))[0]?.id).toBe(32);
    expect(() => searched.add(1, randomVector(128))).toThrow('This gallery holds vectors of 48 numbers, not of 128.');
    expect(() => new Gallery({ dimensions: 100 })).toThrow('multiple of 16');
  });

  it('finds nothing in an empty gallery, nor what was taken out of it', async () => {
    const searched = gallery();
    expect(await searched.search(randomVector(), 5)).toEqual([]);
    const vector = randomVector();
    searched.add(1, vector);
    expect(searched.remove(1)).toBe(true);
    expect(searched.remove(1)).toBe(false);
    expect(await searched.search(vector, 5)).toEqual([]);
    expect(searched.size).toBe(0);
  });

  it('replaces the face of an id', async () => {
    const searched = gallery();
    const [first, second] = [randomVector(), randomVector()];
    searched.add(5, first);
    searched.add(5, second);
    const [hit, ...others] = await searched.search(second, 5);
    expect(others).toEqual([]);
    expect(hit).toEqual({ id: 5, cosine: expect.closeTo(1, 2) });
  });

  it('does not report a face that its owner no longer has', async () => {
    const searched = gallery();
    const vector = randomVector();
    const exactVectors = async (ids: number[]) => ids.map((id) => (id === 1 ? undefined : vector));
    searched.add(1, vector);
    searched.add(2, vector);
    expect((await searched.search(vector, 5, { exactVectors })).map(({ id }) => id)).toEqual([2]);
  });

  it('does not report a face that is taken out while its vector is read', async () => {
    const searched = gallery();
    const vector = randomVector();
    searched.add(1, vector);
    searched.add(2, vector);
    const exactVectors = async (ids: number[]) => {
      searched.remove(1);
      return ids.map(() => vector);
    };
    expect((await searched.search(vector, 5, { exactVectors })).map(({ id }) => id)).toEqual([2]);
  });

  it('stays right while faces come and go during searches', async () => {
    const searched = gallery();
    const everAdded = new Map<number, Float32Array>();
    const present = new Map<number, Float32Array>();
    let nextId = 0;
    const add = (): void => {
      const id = nextId++;
      const vector = randomVector();
      everAdded.set(id, vector);
      present.set(id, vector);
      searched.add(id, vector);
    };
    for (let count = 0; count < 24_000; count++) add();

    for (let round = 0; round < 5; round++) {
      const targets = Array.from({ length: 4 }, () => [...present.keys()][Math.floor(random() * present.size)] ?? 0);
      const before = new Map(present);
      const searches = targets.map((id) => {
        const query = near(present.get(id) ?? randomVector(), 0.6);
        return { id, query, hits: searched.search(query, 20) };
      });
      // While the threads scan: half of the targets go, others go too, and new faces take freed places.
      const removed = new Set<number>();
      for (const id of [...targets.slice(0, 2), ...[...present.keys()].slice(0, 300)]) {
        if (searched.remove(id)) removed.add(id);
        present.delete(id);
      }
      for (let count = 0; count < 310; count++) add();

      for (const { id, query, hits } of searches) {
        const found = await hits;
        for (const hit of found) {
          expect(removed.has(hit.id)).toBe(false);
          // A vector half written would have another cosine than the one that was added.
          expect(Math.abs(hit.cosine - cosineOf(query, everAdded.get(hit.id) ?? query))).toBeLessThan(0.004);
        }
        if (!removed.has(id)) expect(found[0]?.id).toBe(id);
        const best = bruteForce(before, query, 5).filter((face) => !removed.has(face.id));
        expect(found.map((hit) => hit.id)).toEqual(expect.arrayContaining(best.slice(0, 2).map((face) => face.id)));
      }
    }
    expect(searched.size).toBe(present.size);
    // Freed places are used again: 25,550 faces came, and three chunks of 8,192 still hold them.
    expect(searched.bytes).toBeLessThan(4 * 8192 * 136);
  });
});

describe('the slot index', () => {
  it('agrees with a Map over thousands of changes', () => {
    const ids: number[] = [];
    const index = new SlotIndex((slot) => ids[slot] ?? 0);
    const map = new Map<number, number>();
    for (let change = 0; change < 20_000; change++) {
      const id = Math.floor(random() * 3_000) * 1024 - 1_500_000;
      if (random() < 0.6 && !map.has(id)) {
        const slot = ids.push(id) - 1;
        index.set(id, slot);
        map.set(id, slot);
      } else {
        index.delete(id);
        map.delete(id);
      }
    }
    expect(index.size).toBe(map.size);
    for (let id = -1_500_000; id < 1_572_000; id += 1024) expect(index.get(id)).toBe(map.get(id) ?? -1);
  });
});
