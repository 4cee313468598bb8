/**
 * The part of a straight stretch at which it is nearest to a point: 0 at its start, 1 at its end.
 * @param dx from the start to the end, like `dy`, in a plane
 * @param px from the start to the point, like `py`
 */
export function nearestPart(dx: number, dy: number, px: number, py: number): number {
  return dx || dy ? Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy))) : 0
}
