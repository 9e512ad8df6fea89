import type { SelectProps } from '@mantine/core';
import { useState } from 'react';

/** Lets Enter, and leaving the field, take what was typed into a choice, where Mantine alone would lose it. */
export function useTypedChoice(take: (text: string) => boolean) {
  const [opened, setOpened] = useState(false);
  return {
    dropdownOpened: opened,
    onDropdownOpen: () => setOpened(true),
    onDropdownClose: () => setOpened(false),
    onBlur: ({ currentTarget }) => take(currentTarget.value),
    onKeyDown: (event) => {
      const text = event.currentTarget.value;
      if (event.key !== 'Enter' || text === '') return;
      const taken = take(text);
      if (!opened) return;
      // The list is asked, not the form.
      event.preventDefault();
      if (taken) setOpened(false);
    },
  } satisfies Partial<SelectProps>;
}
