import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, RefAttributes } from 'react';

type Native = RefAttributes<HTMLAnchorElement>;

function PlainAnchor(props: AnchorProps & Native & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof AnchorProps>) {
  return <Anchor {...props} />;
}

function PlainButton(props: ButtonProps & Native & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps>) {
  return <Button component="a" {...props} />;
}

/** A text link to a page, checked against the router's table. */
export const PageLink = createLink(PlainAnchor);

/** The same in the shape of a button. */
export const PageButton = createLink(PlainButton);
