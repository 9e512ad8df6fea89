import { defaultOptionsFilter, getParsedComboboxData, Select, type SelectProps } from '@mantine/core';
import { useTypedChoice } from './use-typed-choice.ts';

/** A choice by typing a part of it: the first option that fits is taken with Enter, or when the field is left. */
export function TypedSelect(props: SelectProps) {
  const all = getParsedComboboxData<string>(props.data).flatMap((option) =>
    'group' in option ? option.items : option,
  );
  const take = (text: string): boolean => {
    const fitting = defaultOptionsFilter({ options: all, search: text, limit: Number.POSITIVE_INFINITY });
    const options = all.filter((option) => fitting.includes(option));
    const isChosen = options.some(({ label, value }) => label === text && value === props.value);
    const [first] = options;
    if (first && !isChosen && text.trim() !== '') props.onChange?.(first.value, first);
    return first !== undefined;
  };
  return (
    <Select {...props} {...useTypedChoice(take)} searchable clearable allowDeselect={false} selectFirstOptionOnChange />
  );
}
