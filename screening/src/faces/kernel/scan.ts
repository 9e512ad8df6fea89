// AssemblyScript, compiled to WebAssembly: the inner loop of the 1:N search.
//
// A chunk holds CHUNK vectors of int8, then CHUNK scales (f32), then CHUNK ids (i32). The query is int16, so that only
// the stored side is coarse. `best` is a list of (score f32, slot i32), best first.

const CHUNK: i32 = 8192;
const EMPTY: i32 = i32.MIN_VALUE;

function dot16(sum: v128, vector: usize, query: usize): v128 {
  const low = i32x4.dot_i16x8_s(v128.load8x8_s(vector), v128.load(query));
  const high = i32x4.dot_i16x8_s(v128.load8x8_s(vector, 8), v128.load(query, 16));
  return i32x4.add(sum, i32x4.add(low, high));
}

function total(sum: v128): i32 {
  return (
    i32x4.extract_lane(sum, 0) + i32x4.extract_lane(sum, 1) + i32x4.extract_lane(sum, 2) + i32x4.extract_lane(sum, 3)
  );
}

function dot(vector: usize, query: usize, dimensions: usize): i32 {
  let sum = i32x4.splat(0);
  for (let k: usize = 0; k < dimensions; k += 16) sum = dot16(sum, vector + k, query + (k << 1));
  return total(sum);
}

/** Puts a slot into the list by its score; returns the new length. */
function insert(best: usize, length: i32, capacity: i32, score: f32, slot: i32): i32 {
  let at = length < capacity ? length : capacity - 1;
  while (at > 0 && load<f32>(best + ((<usize>at - 1) << 3)) < score) {
    store<u64>(best + ((<usize>at) << 3), load<u64>(best + ((<usize>at - 1) << 3)));
    at--;
  }
  store<f32>(best + ((<usize>at) << 3), score);
  store<i32>(best + ((<usize>at) << 3), slot, 4);
  return length < capacity ? length + 1 : capacity;
}

function judge(list: usize, length: i32, capacity: i32, scales: usize, slot: usize, first: i32, product: i32): i32 {
  const score = <f32>product * load<f32>(scales + (slot << 2));
  if (length === capacity && score <= load<f32>(list + ((<usize>capacity - 1) << 3))) return length;
  const id = atomic.load<i32>(scales + ((<usize>CHUNK + slot) << 2));
  return id === EMPTY ? length : insert(list, length, capacity, score, first + <i32>slot);
}

/**
 * Scans slots [from, to) of one chunk; `first` is the chunk's first slot. Returns how many entries `best` has.
 * Two slots at a time, one from each half: they share the query, and memory is read in two streams.
 */
export function scan(
  query: usize,
  chunk: usize,
  dimensions: i32,
  from: i32,
  to: i32,
  first: i32,
  best: usize,
  length: i32,
  capacity: i32,
): i32 {
  const size = <usize>dimensions;
  const scales = chunk + <usize>CHUNK * size;
  const half = <usize>(to - from) >> 1;
  const far = half * size;
  let vector = chunk + <usize>from * size;
  for (let slot = <usize>from; slot < <usize>from + half; slot++) {
    let near = i32x4.splat(0);
    let distant = i32x4.splat(0);
    for (let k: usize = 0; k < size; k += 16) {
      const low = v128.load(query + (k << 1));
      const high = v128.load(query + (k << 1), 16);
      near = i32x4.add(near, i32x4.dot_i16x8_s(v128.load8x8_s(vector + k), low));
      near = i32x4.add(near, i32x4.dot_i16x8_s(v128.load8x8_s(vector + k, 8), high));
      distant = i32x4.add(distant, i32x4.dot_i16x8_s(v128.load8x8_s(vector + far + k), low));
      distant = i32x4.add(distant, i32x4.dot_i16x8_s(v128.load8x8_s(vector + far + k, 8), high));
    }
    length = judge(best, length, capacity, scales, slot, first, total(near));
    length = judge(best, length, capacity, scales, slot + half, first, total(distant));
    vector += size;
  }
  for (let slot = <usize>from + 2 * half; slot < <usize>to; slot++)
    length = judge(best, length, capacity, scales, slot, first, dot(chunk + slot * size, query, size));
  return length;
}
