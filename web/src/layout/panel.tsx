import { Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';

export interface PanelProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

interface PanelFrameProps extends PanelProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly side?: 'left' | 'right';
  readonly size?: number;
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** What stands in it reaches all edges. */
const filled = {
  content: { display: 'flex', flexDirection: 'column' },
  body: { flex: 1, minHeight: 0, padding: 0 },
} as const;

/** What slides over the page from a side. It goes with the page, by whatever way that is left. */
export function Panel({
  opened,
  onClose,
  title,
  closeLabel,
  side = 'right',
  size = 340,
  flush,
  children,
}: PanelFrameProps) {
  // It arrives after its opener was pressed; only a panel that opens after it arrived gives the focus back.
  const mounted = useMounted();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [was, setWas] = useState({ opened, path, hasLeft: false });
  if (was.opened !== opened || was.path !== path) {
    const isOpening = opened && !was.opened;
    setWas({ opened, path, hasLeft: was.path !== path || (was.hasLeft && !isOpening) });
  }
  useEffect(() => {
    if (opened && was.hasLeft) onClose();
  }, [opened, was.hasLeft, onClose]);
  return (
    <Drawer
      opened={opened && mounted}
      // Whoever went to another page goes on there, also once the panel has gone.
      returnFocus={!was.hasLeft}
      onClose={onClose}
      position={side}
      size={size}
      padding="md"
      {...(flush ? { styles: filled } : {})}
      title={title}
      closeButtonProps={{ 'aria-label': closeLabel }}
    >
      {children}
    </Drawer>
  );
}
