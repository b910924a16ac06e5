import { useState } from 'preact/hooks';

/** How far a key moves. */
const moves: Record<string, (day: number, last: number) => number> = {
  ArrowLeft: (day) => day - 1,
  ArrowDown: (day) => day - 1,
  ArrowRight: (day) => day + 1,
  ArrowUp: (day) => day + 1,
  PageDown: (day) => day - 7,
  PageUp: (day) => day + 7,
  Home: () => 0,
  End: (_, last) => last,
};

interface ChosenDay {
  /** Index of the day that the reader points at; undefined for none. */
  day: number | undefined;
  /** Listeners of the element that has the columns, from edge to edge. */
  listeners: {
    onPointerMove(event: PointerEvent): void;
    onPointerDown(event: PointerEvent): void;
    onPointerLeave(event: PointerEvent): void;
    onKeyDown(event: KeyboardEvent): void;
    onFocus(): void;
    onBlur(): void;
  };
}

/** Lets a reader choose a day of a chart: by pointer, by touch, or with the keys of a slider. Escape chooses none. */
export function useDay(days: number): ChosenDay {
  const [day, setDay] = useState<number>();
  const last = days - 1;
  const point = (event: PointerEvent) => {
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
    const index = Math.floor(((event.clientX - left) / width) * days);
    setDay(Math.min(last, Math.max(0, index)));
  };
  return {
    day: day === undefined ? undefined : Math.min(day, last),
    listeners: {
      onPointerMove: point,
      onPointerDown: point,
      // A finger that is lifted leaves, too, and what it chose stays until something else has the focus.
      onPointerLeave: ({ pointerType }) => {
        if (pointerType === 'mouse') setDay(undefined);
      },
      onKeyDown(event) {
        if (event.key === 'Escape') setDay(undefined);
        const move = moves[event.key];
        if (move === undefined) return;
        event.preventDefault();
        setDay((before) => Math.min(last, Math.max(0, move(before ?? last, last))));
      },
      onFocus: () => setDay((before) => before ?? last),
      onBlur: () => setDay(undefined),
    },
  };
}
