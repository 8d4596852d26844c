interface PrintFooterProps {
  readonly reference: string;
  readonly edition: string | null;
}

/** Below a printed text: what it is, of which edition, and where it stands. */
export function PrintFooter({ reference, edition }: PrintFooterProps) {
  return (
    <p className="print-footer">
      <bdi>{reference}</bdi>
      {edition !== null && ` · ${edition}`}
      {` · ${location.origin}${location.pathname}`}
    </p>
  );
}
