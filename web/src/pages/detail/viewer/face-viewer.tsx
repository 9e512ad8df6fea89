import type { Picture } from '@afc/contract/picture';
import { IconChevronLeft, IconChevronRight, IconRotateClockwise, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../../parts/icons/icon-button.tsx';
import { Face } from '../../../parts/people/face.tsx';
import styles from './face-viewer.module.css';
import { usePanning } from './use-panning.ts';
import { panned, rotated, transformOf, type View, zoomed } from './view.ts';

interface FaceViewerProps {
  readonly pictures: readonly Picture[];
  /** The one to begin with, by its key; else the first. */
  readonly first?: string | undefined;
  /** Whose pictures these are, for those who cannot see them; masked in Demo Mode. */
  readonly label: string;
  readonly view: View;
  readonly onView: (change: (view: View) => View) => void;
  readonly showFace: boolean;
  /** Addresses of pictures end after minutes: the page then asks for new ones. */
  readonly onExpired?: (() => void) | undefined;
  readonly empty: ReactNode;
}

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [8, 0],
  ArrowRight: [-8, 0],
  ArrowUp: [0, 8],
  ArrowDown: [0, -8],
};

/** The pictures of one person, one at a time, to look at closely: 400 by 400, rotated and zoomed in view only. */
export function FaceViewer({ pictures, first, label, view, onView, showFace, onExpired, empty }: FaceViewerProps) {
  const t = useTranslations('detail.viewer');
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      pictures.findIndex(({ key }) => key === first),
    ),
  );
  const picture = pictures[index] ?? pictures[0];
  const pan = usePanning((right, down) => onView((current) => panned(current, right, down)));
  if (!picture) return <div className={styles.viewer}>{empty}</div>;

  const move = (event: KeyboardEvent) => {
    const step = view.zoom === 0 ? undefined : arrows[event.key];
    if (!step) return;
    event.preventDefault();
    onView((current) => panned(current, ...step));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group by the pattern of the authoring practices.
    <div className={styles.viewer} role="group" aria-roledescription={t('carousel')} aria-label={label}>
      <div
        className={styles.frame}
        data-zoomed={view.zoom > 0 || undefined}
        data-testid="picture-frame"
        role="img"
        aria-label={t('picture', { label, number: pictures.indexOf(picture) + 1, total: pictures.length })}
        tabIndex={view.zoom > 0 ? 0 : undefined}
        onKeyDown={move}
        onDoubleClick={() => onView((current) => zoomed(current, 'around'))}
        {...(view.zoom > 0 ? pan : {})}
      >
        <Stage key={picture.url} picture={picture} view={view} showFace={showFace} onExpired={onExpired} />
      </div>
      <div className={`${styles.tools} no-print`}>
        {pictures.length > 1 && <Turn index={index} total={pictures.length} onTurn={setIndex} />}
        <span className={styles.space} />
        <IconButton
          size={32}
          label={t('zoomOut')}
          disabled={view.zoom === 0}
          onClick={() => onView((current) => zoomed(current, -1))}
        >
          <IconZoomOut size={18} stroke={1.6} />
        </IconButton>
        <IconButton
          size={32}
          label={t('zoomIn')}
          disabled={view.zoom === 2}
          onClick={() => onView((current) => zoomed(current, 1))}
        >
          <IconZoomIn size={18} stroke={1.6} />
        </IconButton>
        <IconButton size={32} label={t('rotate')} onClick={() => onView(rotated)}>
          <IconRotateClockwise size={18} stroke={1.6} />
        </IconButton>
      </div>
    </div>
  );
}

function Stage({
  picture,
  view,
  showFace,
  onExpired,
}: Pick<FaceViewerProps, 'view' | 'showFace' | 'onExpired'> & { picture: Picture }) {
  return (
    <div className={styles.stage} style={{ transform: transformOf(view, picture) }}>
      <Face src={picture.mainUrl} alt="" className={styles.picture} onError={onExpired} />
      {/* The large copy is fetched only when somebody looks closer, and lies over the small one. */}
      {view.zoom > 0 && (
        <span className={styles.sharp}>
          <Face src={picture.url} alt="" className={styles.picture} onError={onExpired} />
        </span>
      )}
      {showFace && picture.face && <Landmarks picture={picture} face={picture.face} />}
    </div>
  );
}

function Landmarks({ picture, face }: { picture: Picture; face: NonNullable<Picture['face']> }) {
  const [left, top, right, bottom] = face.box;
  const unit = Math.max(picture.width, picture.height) / 200;
  return (
    <svg
      className={styles.landmarks}
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      strokeWidth={unit}
      aria-hidden="true"
      data-testid="landmarks"
    >
      <rect x={left} y={top} width={right - left} height={bottom - top} rx={unit * 2} />
      {face.points.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={unit * 0.9} />
      ))}
    </svg>
  );
}

function Turn({ index, total, onTurn }: { index: number; total: number; onTurn: (index: number) => void }) {
  const t = useTranslations('detail.viewer');
  return (
    <span className={styles.turn}>
      <IconButton size={32} label={t('previous')} disabled={index === 0} onClick={() => onTurn(index - 1)}>
        <IconChevronLeft size={18} stroke={1.6} />
      </IconButton>
      <span className={`${styles.count} tabular`} aria-live="polite">
        {t('count', { number: index + 1, total })}
      </span>
      <IconButton size={32} label={t('next')} disabled={index === total - 1} onClick={() => onTurn(index + 1)}>
        <IconChevronRight size={18} stroke={1.6} />
      </IconButton>
    </span>
  );
}
