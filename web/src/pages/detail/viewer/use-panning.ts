import { type PointerEvent, useRef } from 'react';

interface Dragged {
  readonly x: number;
  readonly y: number;
}

/** Moves a zoomed picture with the pointer, in hundredths of its frame. */
export function usePanning(onPan: (right: number, down: number) => void) {
  const last = useRef<Dragged | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      last.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!last.current) return;
      const side = event.currentTarget.clientWidth || 1;
      onPan(((event.clientX - last.current.x) / side) * 100, ((event.clientY - last.current.y) / side) * 100);
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: () => {
      last.current = null;
    },
    onPointerCancel: () => {
      last.current = null;
    },
  };
}
