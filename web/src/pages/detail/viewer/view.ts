import { rotationStepDegrees } from '@afc/contract/limits';
import type { Picture } from '@afc/contract/picture';

/** How a picture is looked at. Nothing of it is ever stored. */
export interface View {
  readonly degrees: number;
  /** 0: the whole picture; 1: its face; 2: the face, twice as large. */
  readonly zoom: 0 | 1 | 2;
  /** Moved by so many hundredths of the frame. */
  readonly pan: readonly [number, number];
}

export const plainView: View = { degrees: 0, zoom: 0, pan: [0, 0] };

export function rotated(view: View): View {
  return { ...view, degrees: view.degrees + rotationStepDegrees, pan: [0, 0] };
}

export function zoomed(view: View, step: 1 | -1 | 'around'): View {
  const levels = [0, 1, 2] as const;
  const wanted = step === 'around' ? (view.zoom + 1) % levels.length : view.zoom + step;
  const zoom = levels.find((level) => level === wanted) ?? view.zoom;
  return { ...view, zoom, pan: zoom === view.zoom ? view.pan : [0, 0] };
}

export function panned(view: View, right: number, down: number): View {
  if (view.zoom === 0) return view;
  const within = (value: number) => Math.max(-100, Math.min(100, value));
  return { ...view, pan: [within(view.pan[0] + right), within(view.pan[1] + down)] };
}

/** A face fills so much of the frame at zoom 1, whatever the picture: two people then stand at one size. */
const faceShare = 0.55;
const [smallestScale, largestScale] = [1.25, 12];
const scaleWithoutFace = 2;

/** The CSS transform that shows a picture, fitted into a square frame, in this view. */
export function transformOf({ degrees, zoom, pan }: View, { width, height, face }: Picture): string {
  if (zoom === 0) return `rotate(${degrees}deg)`;
  const longest = Math.max(width, height);
  const [left, top, right, bottom] = boxOf(face, width, height);
  const size = Math.max(right - left, bottom - top) / longest;
  const fitting = face ? faceShare / size : scaleWithoutFace;
  const scale = Math.min(largestScale, Math.max(smallestScale, fitting)) * zoom;
  // From the picture's middle to the face's, in hundredths of the frame.
  const x = (((left + right - width) / 2) * 100) / longest;
  const y = (((top + bottom - height) / 2) * 100) / longest;
  return `translate(${pan[0]}%, ${pan[1]}%) rotate(${degrees}deg) scale(${round(scale)}) translate(${round(-x)}%, ${round(-y)}%)`;
}

type Box = readonly [number, number, number, number];

function boxOf(face: Picture['face'], width: number, height: number): Box {
  return face?.box ?? [0, 0, width, height];
}

function round(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
