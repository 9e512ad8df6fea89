/** The same direction with length one; what the networks give is not of length one. */
export function normalised(vector: Float32Array): Float32Array {
  let squares = 0;
  for (let index = 0; index < vector.length; index++) squares += (vector[index] ?? 0) ** 2;
  const factor = 1 / (Math.sqrt(squares) || 1);
  const unit = new Float32Array(vector.length);
  for (let index = 0; index < vector.length; index++) unit[index] = (vector[index] ?? 0) * factor;
  return unit;
}

/** The cosine of two vectors of length one. */
export function cosineOf(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}
