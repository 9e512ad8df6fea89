import { maxCommentLength } from '@afc/contract/limits';
import { Textarea } from '@mantine/core';
import { useState } from 'react';

interface CommentFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly initial?: string;
  readonly onComment: (text: string) => void;
}

/** The field of a question in which staff say why. */
export function CommentField({ label, hint, initial = '', onComment }: CommentFieldProps) {
  const [text, setText] = useState(initial);
  return (
    <Textarea
      label={label}
      description={hint}
      value={text}
      maxLength={maxCommentLength}
      autosize
      minRows={2}
      maxRows={6}
      onChange={(event) => {
        setText(event.currentTarget.value);
        onComment(event.currentTarget.value);
      }}
    />
  );
}
