import type { SelectProps } from '@mantine/core';
import { useState } from 'react';

/**
 * Lets Enter, and leaving the field, take what was typed into a choice, where Mantine alone would lose it. `leave` is
 * asked when there is no list any more to choose from.
 */
export function useTypedChoice(take: (text: string) => boolean, leave: (text: string) => unknown = take) {
  const [opened, setOpened] = useState(false);
  return {
    dropdownOpened: opened,
    onDropdownOpen: () => setOpened(true),
    onDropdownClose: () => setOpened(false),
    onBlur: ({ currentTarget }) => leave(currentTarget.value),
    onKeyDown: (event) => {
      const text = event.currentTarget.value;
      if (event.key !== 'Enter' || text === '') return;
      if (!opened) leave(text);
      else {
        // It would send the form, without what was typed.
        event.preventDefault();
        if (take(text)) setOpened(false);
      }
    },
  } satisfies Partial<SelectProps>;
}
