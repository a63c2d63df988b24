import { graphql } from "gatsby";
import { ArrowLink } from "../../components/Button";
import { Picture } from "../../components/Picture";
import { SectionHead } from "../../components/SectionHead";

interface Props {
  readonly intro: Queries.SectionHeadFragment;
  readonly team: Queries.TeamFragment;
}

/** The people: portraits on one long folded strip, each panel with who it is below it. */
export function Team({ intro, team: { members } }: Props) {
  return (
    <section className="band one-page" aria-labelledby="team">
      <div className="wrap">
        <SectionHead intro={intro} id="team" />
      </div>
      <ul className="team__strip" role="list">
        {members.map(({ name, role, service, description, image }) => (
          <li className="team__member" key={name} data-hue={service.hue}>
            <Picture className="team__portrait fill" picture={image} />
            <div className="team__text stack gap-2 start text-small">
              <h3 className="title-4">{name}</h3>
              <p className="hued strong">{role}</p>
              <p>{description}</p>
              <ArrowLink to={service.path}>{service.title}</ArrowLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const query = graphql`
  fragment Team on Team {
    members {
      name
      role
      description
      service {
        title
        path
        hue
      }
      image {
        alt
        file {
          childImageSharp {
            gatsbyImageData(
              layout: FULL_WIDTH
              breakpoints: [320, 720]
              # The usual quality frays thin lines of ink.
              avifOptions: { quality: 62 }
              sizes: "(min-width: 98rem) 29rem, (min-width: 40rem) 31vw, 41vw"
            )
          }
        }
      }
    }
  }
`;
