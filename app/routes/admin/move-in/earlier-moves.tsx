import { RowTable } from "@toadstool/elements/page/row-table";
import { Link } from "react-router";
import { Moment } from "#app/ui/moment/moment.tsx";
import { type Move, moveStateWords, stagedDays, systemName } from "#domain/moving-in/move.ts";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";

export function EarlierMoves({ moves }: { moves: Move[] }) {
  return (
    <Section id="moves" title="Your moves">
      <p className={`${shared.soft} ${shared.measure}`}>
        An export that was read and not brought in is forgotten after {stagedDays} days.
      </p>
      <RowTable caption="Moves, newest first" heads={["Export", "From", "Status", "Read"]}>
        {moves.map(({ id, name, system, state, createdAt }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={`/admin/move-in/${id}`} className={shared.reach}>
                {name}
              </Link>
            </th>
            <td>{systemName(system)}</td>
            <td>{moveStateWords[state]}</td>
            <td>
              <Moment iso={createdAt} />
            </td>
          </tr>
        ))}
      </RowTable>
    </Section>
  );
}
