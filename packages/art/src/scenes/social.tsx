import type { ReactElement, ReactNode } from "react";
import { shadow } from "../stage/light";
import { Button } from "./controls";
import { Icon } from "./Icon";
import { column, row, text } from "./theme";

interface PostProps {
  readonly width: number;
  readonly name: string;
  readonly place?: string;
  readonly avatar: ReactNode;
  /** Fills a field of width × height. */
  readonly picture: ReactNode;
  readonly height: number;
  readonly likes: string;
  readonly words: ReactNode;
  readonly time?: string;
  readonly lift?: number;
}

/** A post in a feed: who, picture, likes, words. */
export function SocialPost({
  width,
  name,
  place,
  avatar,
  picture,
  height,
  likes,
  words,
  time,
  lift = 6,
}: PostProps): ReactElement {
  return (
    <div
      style={{
        width,
        borderRadius: 12,
        overflow: "hidden",
        background: "var(--ui-bg)",
        color: "var(--ui-ink)",
        boxShadow: shadow(lift),
        ...text(12.5),
      }}
    >
      <div style={row(9, { padding: "10px 12px" })}>
        {avatar}
        <div style={column(0, { flex: 1, lineHeight: 1.25 })}>
          <b>{name}</b>
          {place !== undefined && <span style={{ fontSize: 11, color: "var(--ui-soft)" }}>{place}</span>}
        </div>
        <Icon name="more" size={18} />
      </div>
      <div style={{ position: "relative", height, overflow: "hidden" }}>{picture}</div>
      <div style={column(5, { padding: "10px 12px 13px" })}>
        <div style={row(13)}>
          <Icon name="heart" size={20} filled style={{ color: "var(--ui-accent-2)" }} />
          <Icon name="comment" size={20} />
          <Icon name="share" size={19} />
          <Icon name="bookmark" size={20} style={{ marginLeft: "auto" }} />
        </div>
        <b>{likes}</b>
        <span style={{ lineHeight: 1.35 }}>
          <b>{name}</b> {words}
        </span>
        {time !== undefined && <span style={{ fontSize: 10.5, color: "var(--ui-soft)" }}>{time}</span>}
      </div>
    </div>
  );
}

interface AdProps {
  readonly width: number;
  readonly brand: string;
  readonly avatar: ReactNode;
  readonly words: string;
  readonly picture: ReactNode;
  readonly height: number;
  readonly headline: string;
  readonly address: string;
  readonly call: string;
  readonly lift?: number;
}

/** An advertisement in a feed, with its headline and button. */
export function AdCard({
  width,
  brand,
  avatar,
  words,
  picture,
  height,
  headline,
  address,
  call,
  lift = 6,
}: AdProps): ReactElement {
  return (
    <div
      style={{
        width,
        borderRadius: 10,
        overflow: "hidden",
        background: "var(--ui-bg)",
        color: "var(--ui-ink)",
        boxShadow: shadow(lift),
        ...text(12.5),
      }}
    >
      <div style={row(9, { padding: "10px 12px 6px" })}>
        {avatar}
        <div style={column(0, { flex: 1, lineHeight: 1.25 })}>
          <b>{brand}</b>
          <span style={{ fontSize: 10.5, color: "var(--ui-soft)" }}>Sponsored</span>
        </div>
        <Icon name="more" size={18} />
      </div>
      <p style={{ padding: "0 12px 10px", lineHeight: 1.35 }}>{words}</p>
      <div style={{ position: "relative", height, overflow: "hidden" }}>{picture}</div>
      <div style={row(10, { padding: "10px 12px", background: "var(--ui-panel)" })}>
        <div style={column(0, { flex: 1, minWidth: 0, lineHeight: 1.25 })}>
          <span style={{ fontSize: 10.5, color: "var(--ui-soft)" }}>{address}</span>
          <b>{headline}</b>
        </div>
        <Button size={11.5}>{call}</Button>
      </div>
    </div>
  );
}
