export function LoadingLine({ children }: { readonly children: string }) {
  return (
    <p role="status">
      <span className="sr-only">{children}</span>
      <span className="skeleton skeleton-late h-12 w-full" />
    </p>
  );
}
