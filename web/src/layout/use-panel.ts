import { useDisclosure } from '@mantine/hooks';

/** A panel is fetched when it is first opened, and stays to slide out again. */
export function usePanel() {
  const [opened, { open, close }] = useDisclosure(false);
  const [used, { open: use }] = useDisclosure(false);
  return {
    opened,
    used,
    hide: close,
    show: () => {
      use();
      open();
    },
  };
}
